import { isPagePath } from './isPagePath'

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
