/** An address of the web as it is read: without its scheme and without a slash at its end. */
export function webAddress(link: string): string {
  return link.replace(/^https?:\/\//, '').replace(/\/$/, '')
}

/** An address of the web that is safe to link to, or null: data from elsewhere may name any scheme. */
export function safeAddress(link: string | null): string | null {
  return link !== null && /^https?:\/\//i.test(link) ? link : null
}
