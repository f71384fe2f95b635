/**
 * Returns whether a path belongs to a page of the app. The API, the files of items and the assets of the app
 * are no pages.
 */
export const isPagePath = (url: string): boolean => !/^\/(api|files|assets)(\/|$)/.test(url)

/**
 * Returns the URL to route by. For a page with malformed escapes this is the start page of the app, which
 * then reports that the item does not exist (R09).
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
