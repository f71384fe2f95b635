import { isPagePath } from '../contract/isPagePath'

/**
 * Returns the URL unchanged, except for the URL of a page whose path has malformed percent escapes. For such
 * a URL, returns `/`. The server then sends the app, which shows its 'not found' message (R09).
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
