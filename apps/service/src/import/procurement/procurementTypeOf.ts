import type { ProcurementTypeCode } from '../../reference/procurementTypes'
import type { OcdsTender } from '../../storage/records/OcdsRelease'

/** The more specific patterns come first. */
const byDetails: readonly [words: RegExp, type: ProcurementTypeCode][] = [
  [/without (a )?prior|direct award/i, 'negotiatedWithoutCall'],
  [/innovation partnership/i, 'innovationPartnership'],
  [/competitive dialogue/i, 'competitiveDialogue'],
  [/design contest/i, 'contest'],
  [/negotiat/i, 'negotiated'],
  [/restricted/i, 'restricted'],
  [/open/i, 'open'],
]

const byMethod: ReadonlyMap<string, ProcurementTypeCode> = new Map(
  Object.entries({
    open: 'open',
    selective: 'restricted',
    limited: 'negotiatedWithoutCall',
    direct: 'negotiatedWithoutCall',
  }),
)

/**
 * Returns the type of a procurement. The description of the procedure decides. If it names no known type, the
 * procurement method decides.
 */
export function procurementTypeOf(tender: OcdsTender): ProcurementTypeCode {
  const details = tender.procurementMethodDetails ?? ''
  const described = byDetails.find(([words]) => words.test(details))?.[1]
  return described ?? byMethod.get(tender.procurementMethod ?? '') ?? 'other'
}
