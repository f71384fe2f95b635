/** Returns a web address without its scheme and trailing slash, for display. */
export function webAddress(link: string): string {
  return link.replace(/^https?:\/\//, '').replace(/\/$/, '')
}

/**
 * Returns the address if a link to it is safe, else null. Addresses come from external data and can have a
 * dangerous scheme, such as `javascript:`.
 */
export function safeAddress(link: string | null): string | null {
  return link !== null && /^https?:\/\//i.test(link) ? link : null
}
