export function webAddress(link: string): string {
  return link.replace(/^https?:\/\//, '').replace(/\/$/, '')
}

/**
 * Returns the address, or null if a link to it is unsafe. Addresses come from external data and can contain
 * `javascript:`.
 */
export function safeAddress(link: string | null): string | null {
  return link !== null && /^https?:\/\//i.test(link) ? link : null
}
