import { limits } from '@spadestik/domain/limits'
import { useIdParam } from '../routing/useIdParam'
import { paths } from '../routing/paths'
import { useCriterionTypes, useProcurementPhases, useTranslations } from '../api/vocabulary'
import { useNotes } from '../api/notes'
import { useProcurement } from '../api/items'
import { useUpdates } from '../api/updates'
import { PrintFrame } from './PrintFrame'
import { usePrinting } from './usePrinting'
import { PrintedProcurement } from './PrintedProcurement'

/** Prints half a second after everything has loaded (X01). */
const stepAt = (waitedMs: number) =>
  waitedMs >= limits.printDelayMs
    ? ({ print: true } as const)
    : { print: false as const, waitMs: limits.printDelayMs - waitedMs }

/** A procurement for printing (X01). */
export function PrintProcurementPage() {
  const id = useIdParam()
  const item = id === null ? null : ({ type: 'procurement', id } as const)
  const procurement = useProcurement(id)
  const phases = useProcurementPhases()
  const notes = useNotes(item)
  const updates = useUpdates(item)
  const criterionTypes = useCriterionTypes()
  const words = useTranslations()
  const parts = [procurement, phases, notes, updates, criterionTypes, words]
  const isComplete = parts.every(({ data }) => data !== undefined)
  usePrinting(isComplete, stepAt)
  return (
    <PrintFrame
      type="procurement"
      name={procurement.data?.name}
      itemHref={paths.procurement(id ?? 0)}
      problem={parts.find(({ data, error }) => data === undefined && error !== undefined)?.error}
      onRetry={() => Promise.all(parts.map(({ mutate }) => mutate()))}
    >
      {isComplete && procurement.data !== undefined ? (
        <PrintedProcurement
          procurement={procurement.data}
          phases={phases.data ?? []}
          notes={notes.data ?? []}
          updates={updates.data ?? []}
        />
      ) : null}
    </PrintFrame>
  )
}
