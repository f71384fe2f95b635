import { limits } from '@spadestik/domain/limits'
import { usePrintableItems } from '../api/items'
import { useCriterionTypes, useProcurementPhases, useTranslations } from '../api/vocabulary'
import { useIdsParam } from '../routing/useIdParam'
import { PrintFrame } from './PrintFrame'
import { PrintedProcurement } from './PrintedProcurement'
import { usePrinting } from './usePrinting'
import { knownOr } from '../api/cache/knownOr'

/** Decides whether to print now. A procurement is printed half a second after everything has loaded (X01). */
const stepAt = (waitedMs: number) =>
  waitedMs >= limits.printDelayMs
    ? ({ print: true } as const)
    : { print: false as const, waitMs: limits.printDelayMs - waitedMs }

export function PrintProcurementPage() {
  const ids = useIdsParam()
  const printable = usePrintableItems('procurement', ids)
  const phases = useProcurementPhases()
  const words = [phases, useCriterionTypes(), useTranslations()]
  const isComplete = [printable, ...words].every(({ data }) => data !== undefined)
  usePrinting(isComplete, stepAt)
  return (
    <PrintFrame type="procurement" ids={ids ?? []} printable={printable} words={words}>
      {({ item, notes, updates }, isOneOfSeveral) => (
        <PrintedProcurement
          key={item.id}
          procurement={item}
          phases={knownOr(phases.data, [])}
          notes={notes}
          updates={updates}
          isOneOfSeveral={isOneOfSeveral}
        />
      )}
    </PrintFrame>
  )
}
