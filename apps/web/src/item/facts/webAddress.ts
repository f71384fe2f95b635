/** Returns a web address without its scheme and trailing slash, for display. */
export function webAddress(link: string): string {
  return link.replace(/^https?:\/\//, '').replace(/\/$/, '')
}

/**
 * Returns the address if it is safe to link to, else null. Addresses come from external data, which may
 * contain any scheme.
 */
export function safeAddress(link: string | null): string | null {
  return link !== null && /^https?:\/\//i.test(link) ? link : null
}
