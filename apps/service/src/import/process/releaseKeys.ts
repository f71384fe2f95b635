import type { OcdsRelease } from '../../storage/records/OcdsRelease'
import type { NoticeKeys } from '../eforms/noticeKeys'
import { publicationNumber } from '../../reference/publicationNumber'
import { procedureKey } from '../eforms/noticeKeys'
import { isOfJournal } from '../release/isOfJournal'

/** Returns the keys by which a release of the standard and notices of the same purchase find each other. */
export function releaseKeys(release: OcdsRelease): NoticeKeys {
  const number = isOfJournal(release) ? publicationNumber(release.id) : null
  // The profile for eForms makes the id of a purchase of a prefix and the id of its procedure.
  const procedure = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.exec(release.ocid)?.[0] ?? null
  const keys = [procedureKey(procedure), number === null ? null : `ted:${number}`]
  return { own: keys.filter((key) => key !== null), references: [] }
}
