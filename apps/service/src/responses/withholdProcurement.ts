import { may, paidProcurementFields } from '@spadestik/domain/access'
import type { Caller } from '../app/Caller'

const paidFields: ReadonlySet<string> = new Set(paidProcurementFields)

/**
 * Takes out of a procurement, or of its row, what needs a paid product. The contract lets each of these
 * fields be null.
 *
 * @source specification 6
 */
export function withholdProcurement<Shown extends object>(shown: Shown, caller: Caller): Shown {
  if (may(caller, 'readPaidDetails')) return shown
  return Object.fromEntries(
    Object.entries(shown).map(([field, value]) => [field, paidFields.has(field) ? null : value]),
  ) as Shown
}
