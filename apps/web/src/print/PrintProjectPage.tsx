import { nextPrintStep } from '@spadestik/domain/print'
import { usePrintableItems } from '../api/items'
import { useCriterionTypes, useProjectPhases, useTranslations } from '../api/vocabulary'
import { useIdsParam } from '../routing/useIdParam'
import { PrintFrame } from './PrintFrame'
import { PrintedProject } from './PrintedProject'
import { usePrinting } from './usePrinting'
import { knownOr } from '../api/cache/knownOr'

/** Decides whether to print now. A project is printed when all images have loaded or failed (X01). */
const stepAt = (waitedMs: number) =>
  nextPrintStep({
    waitedMs,
    pendingImages: [...document.images].filter(({ complete }) => !complete).length,
  })

export function PrintProjectPage() {
  const ids = useIdsParam()
  const printable = usePrintableItems('project', ids)
  const phases = useProjectPhases()
  const words = [phases, useCriterionTypes(), useTranslations()]
  const isComplete = [printable, ...words].every(({ data }) => data !== undefined)
  usePrinting(isComplete, stepAt)
  return (
    <PrintFrame type="project" ids={ids ?? []} printable={printable} words={words}>
      {({ item, notes, updates }, isOneOfSeveral) => (
        <PrintedProject
          key={item.id}
          project={item}
          phases={knownOr(phases.data, [])}
          notes={notes}
          updates={updates}
          isOneOfSeveral={isOneOfSeveral}
        />
      )}
    </PrintFrame>
  )
}
