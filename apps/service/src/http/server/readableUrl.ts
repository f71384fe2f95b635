/** Whether a path is one of the app's pages, and not of the API, an item's files or the app's parts. */
export const isPagePath = (url: string): boolean => !/^\/(api|files|assets)(\/|$)/.test(url)

/**
 * Returns the URL to route by. An address of the app whose escapes are malformed is served like its first page: the
 * app itself then says that there is no such item.
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
