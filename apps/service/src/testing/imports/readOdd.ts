import { geography } from '../../reference/criteria/geography/geography'
import type { ReleaseFault } from '../../import/release/ReleaseFault'
import { checkRelease } from '../../import/release/checkRelease'
import { knownCriteriaOf } from '../../import/procurement/KnownCriteria'
import { toProcurement } from '../../import/procurement/toProcurement'
import type { OcdsRelease } from '../../storage/records/OcdsRelease'

const known = knownCriteriaOf([
  ...geography.criteria.map(({ code }) => ({ type: 'geography', code })),
  ...['45000000', '45221111', '71000000'].map((code) => ({ type: 'cpv', code })),
  ...['works', 'goods', 'services'].map((code) => ({ type: 'contractType', code })),
])

/** What an import shows of the releases of a purchase, and which lines its report has. */
export interface OddReading {
  readonly shown: Readonly<Record<string, unknown>>
  readonly reported: readonly string[]
}

const lines = (notes: readonly ReleaseFault[]) =>
  notes.map(({ property, message }) => `${property} ${message}`.trim())

/**
 * Reads the releases (published notices) of one purchase as an import does, without a database.
 *
 * @param now RFC 3339
 */
export function readOdd(originals: readonly unknown[], now = '2026-11-25T12:00:00Z'): OddReading {
  const reported: string[] = []
  const releases: OcdsRelease[] = []
  for (const original of originals) {
    const checked = checkRelease(original)
    reported.push(...lines('faults' in checked ? checked.faults : checked.repairs))
    if ('release' in checked) releases.push(checked.release)
  }
  if (releases.length === 0) return { shown: {}, reported }
  const mapped = toProcurement({ releases, publisher: null }, known, now)
  if ('left' in mapped) return { shown: {}, reported: [...reported, `is not shown: ${mapped.left}`] }
  const { procurement, companies } = mapped
  const nameOf = new Map(companies.map(({ key, name }) => [key, name]))
  const named = (isWinner: boolean) =>
    procurement.roles.filter((role) => role.isWinner === isWinner).map(({ company }) => nameOf.get(company))
  const codes = procurement.criteria.map(({ type, code }) => `${type}/${code}`)
  return {
    shown: { ...procurement, codes, buyers: named(false), winners: named(true) },
    reported: [...reported, ...lines(mapped.notes)],
  }
}
