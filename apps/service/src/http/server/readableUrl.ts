/**
 * Returns whether a path belongs to a page of the app, and not to the API, to the files of items or to the
 * assets of the app.
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
