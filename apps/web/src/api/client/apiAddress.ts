/**
 * Returns the URL of the API. The page can set another URL in a meta tag, so that any static host can serve
 * the app.
 */
export function apiAddress(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="api-address"]')?.content
  return named || '/api'
}
