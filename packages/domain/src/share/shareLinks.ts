import type { ItemType } from '../items/ItemType'

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

/**
 * The item to which a link or number refers. The type is null for a number, which can be the id of an item of
 * any type.
 */
export interface LinkedItem {
  readonly type: ItemType | null
  readonly id: number
}

const maxId = 2_147_483_647

/** Returns the item that a pasted link or number refers to. Returns null for other texts. */
export function parseItemLink(text: string): LinkedItem | null {
  const [, type = null, digits = ''] =
    /\/(?:print-)?(project|procurement|company)\/(\d{1,10})(?:[/?#].*)?$/.exec(text.trim()) ??
    /^()(\d{1,10})$/.exec(text.trim()) ??
    []
  const id = Number(digits)
  if (id < 1 || id > maxId) return null
  return { type: type === '' ? null : (type as ItemType | null), id }
}
