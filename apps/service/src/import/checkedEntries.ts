import type { OcdsRelease } from '../storage/records/OcdsRelease'
import type { PackageHead } from './file/readReleases'
import { readReleases } from './file/readReleases'
import type { ReleaseNote } from './report/ImportReport'
import { checkRelease } from './release/checkRelease'
import { isoOfBuyer } from './release/countryOfBuyer'
import type { ReleaseFault } from './release/ReleaseFault'

/** What a line of the report is about. */
export type NotePlace = Pick<ReleaseNote, 'ocid' | 'releaseId' | 'position'>

/**
 * A release of a file, as it was published and as it was repaired. A release of a country that is not wanted
 * has not been checked.
 */
export type CheckedEntry =
  | { readonly place: NotePlace; readonly country: string; readonly isElsewhere: true }
  | {
      readonly place: NotePlace
      /** ISO 3166-1 alpha-2. */
      readonly country: string | null
      readonly original: unknown
      readonly release: OcdsRelease
      readonly repairs: readonly ReleaseFault[]
    }
  | {
      readonly place: NotePlace
      readonly country: string | null
      readonly faults: readonly ReleaseFault[]
    }

const unread = (error: unknown): { faults: ReleaseFault[] } => ({
  faults: [
    { property: '', message: `cannot be read (${error instanceof Error ? error.message : String(error)})` },
  ],
})

function check(original: unknown) {
  try {
    return checkRelease(original)
  } catch (error) {
    return unread(error)
  }
}

const idIn = (id: unknown): string | null =>
  typeof id === 'string' || typeof id === 'number' ? String(id) : null

/**
 * Reads and checks the releases (published notices) of a file one by one.
 *
 * @param countries the ISO 3166-1 alpha-2 codes of the wanted countries; null for all
 */
export async function* checkedEntries(
  file: string,
  head: PackageHead,
  countries: readonly string[] | null,
): AsyncGenerator<CheckedEntry> {
  const isElsewhere = (country: string | null): country is string =>
    countries !== null && country !== null && !countries.includes(country)
  let position = 0
  for await (const read of readReleases(file, head)) {
    position += 1
    if ('unreadable' in read) {
      const place = { ocid: null, releaseId: null, position }
      yield { place, country: null, faults: [{ property: '', message: read.unreadable }] }
      continue
    }
    const { release: original } = read
    const { ocid, id } = Object(original)
    const place = { ocid: idIn(ocid), releaseId: idIn(id), position }
    const stated = isoOfBuyer(original)
    if (isElsewhere(stated)) {
      yield { place, country: stated, isElsewhere: true }
      continue
    }
    const checked = check(original)
    const country = 'faults' in checked ? stated : isoOfBuyer(checked.release)
    if (isElsewhere(country)) yield { place, country, isElsewhere: true }
    else if ('faults' in checked) yield { place, country, ...checked }
    else {
      const { release, repairs } = checked
      yield { place, country, original, release, repairs: read.note ? [read.note, ...repairs] : repairs }
    }
  }
}
