import { newestRelease } from './newestRelease'
import type { ReadRelease } from './ReadRelease'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRelease = (value: unknown): value is Fields => isObject(value) && 'ocid' in value

const linksNote = (count: number) => ({
  unreadable: `has links to ${count} releases, which are not followed`,
})

/** Reads a versioned release, if the record has nothing else. */
function readVersioned(versioned: unknown): ReadRelease {
  const release = newestRelease(versioned)
  if (release === null) return { unreadable: 'has only a versioned release without any version' }
  const message = 'was read as one release, with the newest value of each field'
  return { release, note: { property: 'versionedRelease', message } }
}

/** Reads the merged release of a record. */
function readCompiled(release: Fields, links: number): ReadRelease {
  if (links === 0) return { release }
  const message = `are ${links} links, which are not followed: the compiled release was read`
  return { release, note: { property: 'releases', message } }
}

/**
 * Returns the releases (published notices) in a release, a record, or a package of releases or records. A
 * record that only links to its releases is read from its compiled release, or else from its versioned release.
 *
 * @param ownLinks the number of links to releases that were left out of the value
 */
export function releasesIn(value: unknown, ownLinks = 0): ReadRelease[] {
  if (!isObject(value)) return [{ release: value }]
  if (Array.isArray(value['records'])) return value['records'].flatMap((record) => releasesIn(record))
  const { releases, compiledRelease, versionedRelease } = value
  const listed = Array.isArray(releases) ? releases : releases === undefined ? [] : [releases]
  const whole = listed.filter(isRelease)
  const links = listed.length - whole.length + ownLinks
  if (whole.length > 0)
    return [...whole.map((release) => ({ release })), ...(links > 0 ? [linksNote(links)] : [])]
  if (isRelease(compiledRelease)) return [readCompiled(compiledRelease, links)]
  if (versionedRelease !== undefined) return [readVersioned(versionedRelease)]
  if (links > 0) return [linksNote(links)]
  return releases === undefined ? [{ release: value }] : []
}

/** Whether an object is a release, a record or a package, complete or not. */
export const isDocument = (value: Fields): boolean =>
  ['ocid', 'releases', 'records', 'compiledRelease', 'versionedRelease'].some((name) => name in value) ||
  ('id' in value && 'tag' in value)
