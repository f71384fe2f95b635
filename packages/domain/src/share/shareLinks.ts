/** What can be shared. */
export interface SharedItem {
  readonly type: 'project' | 'procurement'
  readonly id: number
}

/**
 * The link of an item on its national domain.
 *
 * @param origin scheme and host, with or without a slash at its end
 * @source specification 2 (Route table)
 */
export function shareLink(origin: string, { type, id }: SharedItem): string {
  return `${origin.replace(/\/+$/, '')}/${type}/${id}`
}

/** A query of mailto has no plus for spaces: clients would show it. */
const part = (value: string): string => encodeURIComponent(value.replaceAll(/\r?\n/g, '\r\n'))

/** The address that opens an e-mail with subject and text filled in. */
export function mailLink(subject: string, text: string): string {
  return `mailto:?subject=${part(subject)}&body=${part(text)}`
}
