/**
 * Returns whether a path belongs to a page of the app. The API, the files of items and the assets of the app
 * are no pages.
 */
export const isPagePath = (url: string): boolean => !/^\/(api|files|assets)(\/|$)/.test(url)

/**
 * Returns the URL that decides the route. A page URL with malformed escapes becomes the start page of the
 * app. The start page then reports that the item does not exist (R09).
 */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return isPagePath(path) ? '/' : url
  }
}
