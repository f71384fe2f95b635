import { publicationNumber } from '../../reference/publicationNumber'
import type { Notice } from './Notice'
import { all, first, textAt, textsAt } from './paths'

/** What a notice says of itself and of others, as it is written. */
export interface WrittenKeys {
  /** The id and version of the notice, such as `6bc75979-ce6c-46eb-81a6-eee543697dec-01`. */
  readonly notice: string
  readonly procedure: string | null
  /** The number in the Official Journal of the European Union, such as `127505-2024`. */
  readonly publication: string | null
  /** Other notices of the same purchase. */
  readonly references: readonly string[]
}

/**
 * By what the notices of one purchase find each other. A key is such as `procedure:…`, `notice:…` or
 * `ted:127505-2024`.
 */
export interface NoticeKeys {
  readonly own: readonly string[]
  readonly references: readonly string[]
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i
const isNil = (text: string) => /^[0-]+$/.test(text)

/** Returns the key of a notice or publication that another notice names. Null for other texts. */
function keyOf(text: string): string | null {
  const id = uuid.exec(text.trim())?.[0].toLowerCase()
  if (id !== undefined) return isNil(id) ? null : `notice:${id}`
  const number = publicationNumber(text)
  return number === null ? null : `ted:${number}`
}

/**
 * Returns the key of a procedure. Returns null for an id that is no UUID, because another buyer may use the same
 * one.
 */
export const procedureKey = (text: string | null): string | null => {
  const id = uuid.exec(text?.trim() ?? '')?.[0].toLowerCase()
  return id === undefined || isNil(id) ? null : `procedure:${id}`
}

/** Reads what a notice says of itself and of others. Null if it has no id. */
export function keysIn({ root, extension }: Pick<Notice, 'root' | 'extension'>): WrittenKeys | null {
  const id = textAt(root, 'cbc:ID')
  if (id === null) return null
  const version = (textAt(root, 'cbc:VersionID') ?? '01').padStart(2, '0')
  const published = first(extension, 'efac:Publication')
  const inExtension = (path: string) => (extension === undefined ? [] : textsAt(extension, path))
  return {
    notice: `${id.toLowerCase()}-${version}`,
    procedure: textAt(root, 'cbc:ContractFolderID'),
    publication: publicationNumber(
      all(published ?? root, 'efbc:NoticePublicationID').map(({ text }) => text)[0],
    ),
    references: [
      ...textsAt(root, 'cac:TenderingProcess/cac:NoticeDocumentReference/cbc:ID'),
      ...inExtension('efac:Changes/efbc:ChangedNoticeIdentifier'),
      ...inExtension('efac:ContractModification/efbc:ChangedNoticeIdentifier'),
    ],
  }
}

const known = (keys: readonly (string | null)[]) => [...new Set(keys.filter((key) => key !== null))]

/** Returns the keys by which a notice finds the others of its purchase. */
export function noticeKeys({ notice, procedure, publication, references }: WrittenKeys): NoticeKeys {
  const own = known([
    procedureKey(procedure),
    keyOf(notice) ?? `notice:${notice.replace(/-\d+$/, '')}`,
    publication === null ? null : `ted:${publication}`,
  ])
  return { own, references: known(references.map(keyOf)).filter((key) => !own.includes(key)) }
}
