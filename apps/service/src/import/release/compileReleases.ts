import { collatorOf } from '@spadestik/domain/locale'
import { withoutReplaced } from './withoutReplaced'
import type { OcdsRelease } from '../../storage/records/OcdsRelease'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const idOf = (value: unknown): unknown => (isObject(value) ? value['id'] : undefined)

/**
 * Merges two arrays by id if all their objects have ids. Otherwise the newer array replaces the older one.
 */
function mergeLists(older: readonly unknown[], newer: readonly unknown[]): readonly unknown[] {
  const haveIds = [...older, ...newer].every((value) => (idOf(value) ?? '') !== '')
  if (!haveIds) return newer
  const merged = new Map(older.map((value) => [idOf(value), value]))
  for (const value of newer) {
    const known = merged.get(idOf(value))
    merged.set(idOf(value), known === undefined ? value : merge(known, value))
  }
  return [...merged.values()]
}

function mergeFields(older: Fields, newer: Fields): Fields {
  const entries = new Map(Object.entries(older))
  for (const [key, value] of Object.entries(newer)) {
    const known = entries.get(key)
    if (value === null) entries.delete(key)
    else entries.set(key, known === undefined ? value : merge(known, value))
  }
  return Object.fromEntries(entries)
}

function merge(older: unknown, newer: unknown): unknown {
  if (Array.isArray(older) && Array.isArray(newer)) return mergeLists(older, newer)
  return isObject(older) && isObject(newer) ? mergeFields(older, newer) : newer
}

/**
 * Whether merged releases still have all required properties. A later release might have removed one of them
 * by setting it to null.
 */
const isRelease = (value: unknown): value is OcdsRelease =>
  isObject(value) && ['ocid', 'id', 'date', 'tag'].every((name) => name in value)

/**
 * Sorts releases (published notices) by time, the oldest first. Releases with the same time are sorted by id.
 */
export function inReleaseOrder(releases: readonly OcdsRelease[]): OcdsRelease[] {
  return [...releases].sort(
    (a, b) => Date.parse(a.date) - Date.parse(b.date) || collatorOf('en').compare(a.id, b.id),
  )
}

/**
 * Returns the merged releases (published notices) of one purchase after each of its releases.
 *
 * @param ordered the releases, the oldest first
 */
export function compiledStates(ordered: readonly OcdsRelease[]): OcdsRelease[] {
  const states: unknown[] = []
  const areWhole = ordered.some(({ x_notice: notice }) => notice)
  for (const [index, release] of ordered.entries()) {
    if (areWhole) states.push(mergeAll(withoutReplaced(ordered.slice(0, index + 1))))
    else states.push(states.length === 0 ? release : merge(states.at(-1), release))
  }
  return states.filter(isRelease)
}

function mergeAll([first, ...later]: readonly OcdsRelease[]): unknown {
  return later.reduce<unknown>(merge, first)
}

/**
 * Merges the releases (published notices) of one purchase. Later values replace earlier ones, arrays of
 * objects with ids are merged, and null removes a value. A release that another one replaces as a whole does not
 * count.
 *
 * @throws Error when there is no release, or when a later release removes a required property.
 * @source Open Contracting Data Standard 1.1, merging
 */
export function compileReleases(releases: readonly OcdsRelease[]): OcdsRelease {
  const compiled = mergeAll(withoutReplaced(inReleaseOrder(releases)))
  if (!isRelease(compiled)) {
    throw new Error(
      'The releases of a contracting process contain nothing to show. Pass at least one with its id, date and tag.',
    )
  }
  return compiled
}
