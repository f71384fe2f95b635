import { daysBetween } from '@spadestik/domain/dates'
import { alertKindOf } from '@spadestik/domain/alerts'
import type { AlertKind } from '@spadestik/domain/alerts'
import { limits } from '@spadestik/domain/limits'
import type { ChangeFacts } from '../storage/records/ChangeFacts'
import { isAward, isEarlierDeadline, isReopening } from '../storage/records/ChangeFacts'
import type { AlertItem, AlertUrgency } from '../storage/records/MailContent'
import { alertUrgencies } from '../storage/records/MailContent'

export const alertKindOfFacts = (facts: ChangeFacts): AlertKind =>
  alertKindOf({
    kind: facts.kind,
    isEarlier: isEarlierDeadline(facts),
    isAward: isAward(facts),
    isReopening: isReopening(facts),
  })

/**
 * Returns why an item of an alert is urgent, or null when it is not.
 *
 * @param deadline the next deadline, if the recipient may see it
 * @param today the current day in the time zone of the recipient, `YYYY-MM-DD`
 */
export function alertUrgency(
  changes: readonly ChangeFacts[],
  deadline: string | null,
  today: string,
): AlertUrgency | null {
  const isCancelled = changes.some(({ kind }) => kind === 'cancelled')
  const isAwarded = changes.some((facts) => facts.kind === 'awarded' || isAward(facts))
  const left = deadline === null ? null : daysBetween(today, deadline)
  const isSoon = left !== null && left >= 0 && left <= limits.urgentDeadlineDays
  if (isCancelled) return 'cancelled'
  if (isAwarded) return 'awarded'
  if (changes.some(isEarlierDeadline)) return 'earlierDeadline'
  return isSoon ? 'soon' : null
}

type RankedItem = Pick<AlertItem, 'urgency' | 'changes'>

const hasNewDeadline = ({ changes }: RankedItem) =>
  changes.some((facts) => alertKindOfFacts(facts) === 'deadline')

function rankOf(item: RankedItem): number {
  if (item.urgency !== null) return alertUrgencies.indexOf(item.urgency)
  return alertUrgencies.length + (hasNewDeadline(item) ? 0 : 1)
}

/**
 * Sorts urgent items first, beginning with the most urgent. Items with a changed deadline come next, then all
 * others. The order matters, because a long mail shows only its first items.
 */
export const byUrgency = (a: RankedItem, b: RankedItem): number => rankOf(a) - rankOf(b)
