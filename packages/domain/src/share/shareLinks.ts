export interface SharedItem {
  readonly type: 'project' | 'procurement'
  readonly id: number
}

/**
 * Returns the link to an item's page. (R11)
 *
 * @param origin scheme and host of the app, with or without a trailing slash
 */
export function shareLink(origin: string, { type, id }: SharedItem): string {
  return `${origin.replace(/\/+$/, '')}/${type}/${id}`
}

/** Encodes part of a mailto link. Spaces become %20, because mail clients would show a plus sign. */
const part = (value: string): string => encodeURIComponent(value.replaceAll(/\r?\n/g, '\r\n'))

export function mailLink(subject: string, text: string): string {
  return `mailto:?subject=${part(subject)}&body=${part(text)}`
}
