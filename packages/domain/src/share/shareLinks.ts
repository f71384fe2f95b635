/** An item that can be shared. */
export interface SharedItem {
  readonly type: 'project' | 'procurement'
  readonly id: number
}

/**
 * Returns the link of an item on its national domain. (R11)
 *
 * @param origin scheme and host, with or without a trailing slash
 */
export function shareLink(origin: string, { type, id }: SharedItem): string {
  return `${origin.replace(/\/+$/, '')}/${type}/${id}`
}

/** Encodes a part of a mailto link. Spaces become %20, because mail clients would show a plus sign. */
const part = (value: string): string => encodeURIComponent(value.replaceAll(/\r?\n/g, '\r\n'))

/** Returns the URL that opens a new e-mail with this subject and text. */
export function mailLink(subject: string, text: string): string {
  return `mailto:?subject=${part(subject)}&body=${part(text)}`
}
