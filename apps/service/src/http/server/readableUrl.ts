/** Whether a path is a page of the app: not part of the API, a file of an item or an asset of the app. */
export const isPagePath = (url: string): boolean => !/^\/(api|files|assets)(\/|$)/.test(url)

/**
 * Returns the URL to route by. A page of the app with malformed escapes is routed to the app, which then
 * reports that the item does not exist (R09).
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
