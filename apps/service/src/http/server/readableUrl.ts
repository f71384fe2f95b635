/**
 * Returns whether a path belongs to a page of the app. The API, the files of items and the assets of the app
 * are no pages.
 */
export const isPagePath = (url: string): boolean => !/^\/(api|files|assets)(\/|$)/.test(url)

/**
 * Returns the URL by which the server chooses a route. If the path of a page has malformed percent escapes,
 * returns `/`. The server then sends the app, and the app shows its 'not found' message for the address
 * (R09).
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
