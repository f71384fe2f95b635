import { formatDate } from '@spadestik/domain/dates'
import type { OrderedPhase } from '@spadestik/domain/phase'
import { phaseSteps } from '@spadestik/domain/phase'
import type { TimelinePhase } from '@spadestik/ui/PhaseTimeline'
import { PhaseTimeline } from '@spadestik/ui/PhaseTimeline'
import { useIntl } from 'react-intl'
import { messages } from './ItemPage.messages'

interface ItemTimelineProps {
  phases: readonly OrderedPhase[]
  currentId: number
  records: Parameters<typeof phaseSteps>[2]
}

const states = { past: 'earlier', current: 'current', later: 'later' } as const satisfies Record<
  string,
  TimelinePhase['state']
>

/** The phases of an item, and when it entered them. */
export function ItemTimeline({ phases, currentId, records }: ItemTimelineProps) {
  const { formatMessage } = useIntl()
  const steps = phaseSteps(phases, currentId, records).map(({ id, name, state, date }) => ({
    id,
    name,
    state: states[state],
    date: formatDate(date),
  }))
  return <PhaseTimeline label={formatMessage(messages.phases)} phases={steps} />
}
