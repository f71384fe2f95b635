import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { PrintProject } from '@spadestik/ui/PrintProject'
import { useFormats } from '../locale/useFormats'
import { pageImages } from '../item/facts/itemFiles'
import { timelinePhases } from '../item/facts/timelinePhases'
import { useCouncilFacts } from '../item/facts/useCouncilFacts'
import { useCriterionDefinitions } from '../item/facts/useCriterionDefinitions'
import { useProjectFacts } from '../item/facts/useProjectFacts'
import { useIntl } from 'react-intl'
import { messages } from '../item/Items.messages'
import { usePrintedWords } from './usePrintedWords'

interface PrintedProjectProps {
  project: Schemas['Project']
  phases: readonly Schemas['ProjectPhase'][]
  notes: readonly Schemas['Note'][]
  updates: readonly Schemas['Update'][]
  isOneOfSeveral: boolean
}

export function PrintedProject({ project, phases, notes, updates, isOneOfSeveral }: PrintedProjectProps) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const words = usePrintedWords()
  const facts = useProjectFacts()(project)
  const council = useCouncilFacts()(project)
  const criteria = useCriterionDefinitions(project.criteria)
  const { id, name, description } = project
  return (
    <PrintProject
      {...words.frame({ type: 'project', id, updated: project.lastUpdateDate, notes })}
      isOneOfSeveral={isOneOfSeveral}
      name={name}
      lead={description}
      isInPreparation={project.inProgress}
      phases={timelinePhases(phases, project.phase.id, project.projectPhaseRecords)}
      facts={facts}
      criteria={criteria}
      council={council}
      roles={words.roles(project.companyRoles)}
      procurements={project.procurements.map(({ budget, currency, nextDeadline, ...procurement }) => ({
        id: procurement.id,
        name: procurement.name,
        phase: procurement.phase.name,
        budget: budget === null ? null : money(budget, currency),
        deadline:
          nextDeadline === null
            ? null
            : formatMessage(messages.deadlineOf, {
                date: formatDate(nextDeadline),
                window: procurement.nextDeadlineWindow ?? 'none',
              }),
      }))}
      updates={words.updates(updates)}
      images={pageImages(project.files).flatMap(({ id: imageId, src, alt }) =>
        src === null ? [] : [{ id: imageId, src, alt }],
      )}
    />
  )
}
