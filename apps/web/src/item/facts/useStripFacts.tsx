import { limits } from '@spadestik/domain/limits'
import type { OrderedPhase } from '@spadestik/domain/phase'
import { Badge } from '@spadestik/ui/Badge'
import type { Fact } from '@spadestik/ui/FactsStrip'
import { Paywalled } from '@spadestik/ui/Paywalled'
import { PhaseMeter } from '@spadestik/ui/PhaseMeter'
import { Skeleton } from '@spadestik/ui/Skeleton'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Fetched } from '../../api/cache/useResource'
import { SmallResource } from '../../resources/FailedPart'
import { usePaywall } from '../ItemActionsContext'
import { phasePosition } from '../phasePosition'
import { messages } from '../ItemPage.messages'

export interface StripDeadline {
  /** The day as text, with the time of day if it is known. */
  readonly words: string
  readonly days: number
  /** The purpose of the deadline, such as offers. Undefined if the item has only one kind of deadline. */
  readonly of?: string
}

/**
 * Returns functions that build key facts. For a fact that the user's subscription does not include, use the
 * returned `locked`, which builds a fact with a blurred placeholder (K02).
 */
export function useStripFacts() {
  const { formatMessage } = useIntl()
  const { openPaywall } = usePaywall()
  const missing = formatMessage(messages.notStated)

  const locked = (id: string, term: string, placeholder: string): Fact => ({
    id,
    term,
    value: (
      <Paywalled isLocked placeholder={placeholder} onPress={openPaywall}>
        {null}
      </Paywalled>
    ),
    short: null,
  })

  return {
    /** A null value is shown as 'not stated'. */
    fact: (id: string, term: string, value: string | null, note?: ReactNode): Fact => ({
      id,
      term,
      value: value ?? missing,
      note,
      short: value,
    }),
    /** A fact that is still being fetched, or could not be fetched. */
    unknown: (id: string, term: string, resource: Fetched<unknown>): Fact => ({
      id,
      term,
      value: (
        <SmallResource resource={resource} placeholder={<Skeleton width="6em" />}>
          {() => null}
        </SmallResource>
      ),
      short: null,
    }),
    locked,
    deadline: (deadline: StripDeadline | 'locked' | null): Fact => {
      const id = 'deadline'
      const term = formatMessage(messages.nextDeadline)
      if (deadline === 'locked') return locked(id, term, '11.12.2026')
      if (deadline === null) {
        const none = formatMessage(messages.noDeadline)
        return { id, term, value: none, short: none }
      }
      const { words, days, of } = deadline
      const left = formatMessage(messages.daysLeft, { days })
      const note = [left, of].filter(Boolean).join(' · ')
      const short = formatMessage(messages.deadlineShort, { deadline: words, left })
      const isNear = days <= limits.nearDeadlineDays
      return {
        id,
        term,
        value: isNear ? <Badge tone="near">{words}</Badge> : words,
        note,
        short: isNear ? <Badge tone="near">{short}</Badge> : <strong>{short}</strong>,
      }
    },
    phase: (phases: readonly OrderedPhase[], { id: phaseId, name }: OrderedPhase): Fact => {
      const position = phasePosition(phases, phaseId)
      const count = phases.filter(({ id }) => phasePosition(phases, id) > 0).length
      return {
        id: 'phase',
        term: formatMessage(messages.phase),
        value: name,
        note: position > 0 && (
          <PhaseMeter name={name} position={position} count={count} namePlacement="hidden" />
        ),
        short: name,
      }
    },
  }
}
