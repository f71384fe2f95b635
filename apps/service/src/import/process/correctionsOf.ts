import { isDeepStrictEqual } from 'node:util'
import { toLedger } from '../../ledger/ledgerRecord'
import type { WriteMode } from '../../ledger/recordChanges'
import type { MappedProcess, ShownProcess } from '../procurement/toProcurement'

/** The fields that change with the current time, even without a new release (published notice). */
const timedFields = new Set(['phase', 'phaseDates'])

const recordsOf = ({ procurement, companies }: ShownProcess) =>
  new Map([procurement, ...companies].map((record) => [record.key, toLedger(record)]))

/**
 * Returns a function that decides whether a change of a stored field is a correction. It compares the item
 * with and without the new release (published notice). If the field is the same in both, the change comes
 * from a better reading of older releases, so it is a correction.
 */
export function correctionsOf(
  mapped: ShownProcess,
  earlier: MappedProcess | null,
): WriteMode['isCorrection'] {
  if (earlier === null || 'left' in earlier) return undefined
  const [before, after] = [recordsOf(earlier), recordsOf(mapped)]
  return (key, field) => {
    const known = before.get(key)
    if (known === undefined || timedFields.has(field)) return false
    return isDeepStrictEqual(known[field], after.get(key)?.[field])
  }
}
