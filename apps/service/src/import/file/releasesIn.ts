import type { ReadRelease } from './ReadRelease'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRelease = (value: unknown): value is Fields => isObject(value) && 'ocid' in value

/**
 * Returns the releases (published notices) in a release, a record, or a package of releases or records. A
 * record that only links to its releases is read from its compiled release.
 *
 * @param links the number of links to releases that were left out of the value
 */
export function releasesIn(value: unknown, links = 0): ReadRelease[] {
  if (!isObject(value)) return [{ release: value }]
  if (Array.isArray(value['records'])) return value['records'].flatMap((record) => releasesIn(record))
  const { releases, compiledRelease } = value
  const listed = Array.isArray(releases) ? releases : releases === undefined ? [] : [releases]
  const whole = listed.filter(isRelease)
  if (whole.length > 0) return whole.map((release) => ({ release }))
  if (isRelease(compiledRelease)) return [{ release: compiledRelease }]
  if (listed.length + links > 0)
    return [{ unreadable: `has only links to ${listed.length + links} releases, which are not followed` }]
  if ('versionedRelease' in value) return [{ unreadable: 'has only a versioned release, which is not read' }]
  return releases === undefined ? [{ release: value }] : []
}

/** Whether an object is a release, a record or a package, complete or not. */
export const isDocument = (value: Fields): boolean =>
  ['ocid', 'releases', 'records', 'compiledRelease'].some((name) => name in value) ||
  ('id' in value && 'tag' in value)
