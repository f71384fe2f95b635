/**
 * Returns the URL of the API. A meta tag of the page can set another URL, so that any static host can serve
 * the app.
 */
export function apiAddress(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="api-address"]')?.content
  return named || '/api'
}
