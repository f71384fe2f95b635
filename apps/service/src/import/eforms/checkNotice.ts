import type { OcdsRelease } from '../../storage/records/OcdsRelease'
import type { FoundDocument } from '../file/readDocuments'
import { checkRelease } from '../release/checkRelease'
import type { ReleaseFault } from '../release/ReleaseFault'
import type { NoticeKeys } from './noticeKeys'
import type { ReadNotice } from './readNotice'
import { readNotice } from './readNotice'

/** A notice that can be imported, or why it cannot. */
export type CheckedNotice =
  | {
      readonly id: string
      readonly original: OcdsRelease
      readonly release: OcdsRelease
      readonly keys: NoticeKeys
      readonly notes: readonly ReleaseFault[]
    }
  | { readonly id: string | null; readonly skipped: string; readonly faults: readonly ReleaseFault[] }

const message = (error: unknown) => (error instanceof Error ? error.message : String(error))

function read(bytes: Uint8Array, today: string): ReadNotice {
  try {
    return readNotice(bytes, today)
  } catch (error) {
    return { fault: { property: '', message: message(error) }, id: null }
  }
}

/** Reads a document as a release, and checks it as any release is checked. */
export function checkNotice(found: FoundDocument, today: string): CheckedNotice {
  if ('fault' in found)
    return { id: null, skipped: 'not usable', faults: [{ property: '', message: found.fault }] }
  const notice = read(found.bytes, today)
  if ('skipped' in notice) return { id: null, skipped: notice.skipped, faults: [] }
  if ('fault' in notice) return { id: notice.id, skipped: 'not usable', faults: [notice.fault] }
  const { release: original, keys, notes } = notice
  // The id of the purchase is found when the notice is written.
  const checked = checkRelease({ ...original, ocid: 'unknown' })
  if ('faults' in checked) return { id: original.id, skipped: 'not usable', faults: checked.faults }
  const release = { ...checked.release, ocid: '' }
  return { id: original.id, original, release, keys, notes: [...notes, ...checked.repairs] }
}
