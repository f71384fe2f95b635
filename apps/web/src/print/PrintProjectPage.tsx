import { nextPrintStep } from '@spadestik/domain/print'
import { paths } from '../routing/paths'
import { useIdParam } from '../routing/useIdParam'
import { useCriterionTypes, useProjectPhases, useTranslations } from '../api/vocabulary'
import { useNotes } from '../api/notes'
import { useProject } from '../api/items'
import { useUpdates } from '../api/updates'
import { PrintFrame } from './PrintFrame'
import { usePrinting } from './usePrinting'
import { PrintedProject } from './PrintedProject'

/** Prints once all images have loaded or failed (X01). */
const stepAt = (waitedMs: number) =>
  nextPrintStep({
    waitedMs,
    pendingImages: [...document.images].filter(({ complete }) => !complete).length,
  })

/** A project for printing (X01). */
export function PrintProjectPage() {
  const id = useIdParam()
  const item = id === null ? null : ({ type: 'project', id } as const)
  const project = useProject(id)
  const phases = useProjectPhases()
  const notes = useNotes(item)
  const updates = useUpdates(item)
  const criterionTypes = useCriterionTypes()
  const words = useTranslations()
  const parts = [project, phases, notes, updates, criterionTypes, words]
  const isComplete = parts.every(({ data }) => data !== undefined)
  usePrinting(isComplete, stepAt)
  return (
    <PrintFrame
      type="project"
      name={project.data?.name}
      itemHref={paths.project(id ?? 0)}
      problem={parts.find(({ data, error }) => data === undefined && error !== undefined)?.error}
      onRetry={() => Promise.all(parts.map(({ mutate }) => mutate()))}
    >
      {isComplete && project.data !== undefined ? (
        <PrintedProject
          project={project.data}
          phases={phases.data ?? []}
          notes={notes.data ?? []}
          updates={updates.data ?? []}
        />
      ) : null}
    </PrintFrame>
  )
}
