import { checkedEntries } from './checkedEntries'
import { ImportError } from './file/ImportError'
import type { PackageHead } from './file/readReleases'
import { describeNotes } from './report/ImportReport'
import { NoteCollector } from './report/NoteCollector'
import { nutsCodesOf } from './procurement/criteriaOf'
import { buyerOf } from './procurement/organizations'
import { isoOfRegion } from './places/nutsCode'

export interface Survey {
  readonly publisher: string | null
  /** The ISO 3166-1 alpha-2 codes of the countries whose regions occur. */
  readonly countries: ReadonlySet<string>
  readonly total: number
  readonly faults: NoteCollector
  /** The position of the newest version of each release, by `versionKey`. */
  readonly versions: ReadonlyMap<string, { readonly position: number; readonly time: number }>
  /** The ids of the purchases of which at least one release has a buyer in a wanted country. */
  readonly wanted: ReadonlySet<string>
}

export const versionKey = ({ ocid, id }: { readonly ocid: string; readonly id: string }): string =>
  JSON.stringify([ocid, id])

/**
 * Reads the whole file before anything is written, to find its countries, its faults, and the releases
 * (published notices) that it contains more than once.
 *
 * @param wantedCountries null for all countries
 * @throws ImportError when the file cannot be read, or when `isStrict` is set and a release is unusable
 */
export async function surveyFile(
  file: string,
  wantedCountries: readonly string[] | null,
  isStrict: boolean,
): Promise<Survey> {
  const head: PackageHead = { publisher: null }
  const countries = new Set<string>()
  const faults = new NoteCollector()
  const versions = new Map<string, { position: number; time: number }>()
  const wanted = new Set<string>()
  let total = 0
  for await (const entry of checkedEntries(file, head, wantedCountries)) {
    total += 1
    if ('isElsewhere' in entry) continue
    const { place } = entry
    if ('faults' in entry) {
      faults.add(entry.faults.map((fault) => ({ ...place, ...fault })))
      continue
    }
    const { release } = entry
    if (entry.country !== null) wanted.add(release.ocid)
    const time = Date.parse(release.date)
    const key = versionKey(release)
    if (time >= (versions.get(key)?.time ?? -Infinity)) versions.set(key, { position: place.position, time })
    for (const code of nutsCodesOf(release, buyerOf(release))) countries.add(isoOfRegion(code))
  }
  if (isStrict && faults.total > 0) {
    throw new ImportError(
      [
        `${file} was refused, and nothing of it was imported.`,
        ...describeNotes('Not usable', faults.list()),
      ].join('\n'),
    )
  }
  return { publisher: head.publisher, countries, total, faults, versions, wanted }
}
