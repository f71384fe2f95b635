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

type RankedItem = Pick<AlertItem, 'urgency' | 'changes' | 'deadline' | 'closing'>

const hasNewDeadline = ({ changes }: RankedItem) =>
  changes.some((facts) => alertKindOfFacts(facts) === 'deadline')

/** Sorts the nearest deadline first. Items without a deadline come last, the most urgent reason first. */
function byDeadline(a: RankedItem, b: RankedItem): number {
  const closingOf = ({ deadline, closing }: RankedItem) =>
    deadline === null ? '9999' : `${deadline} ${closing?.time ?? '24:00'}`
  const rankOf = ({ urgency }: RankedItem) => (urgency === null ? 0 : alertUrgencies.indexOf(urgency))
  return closingOf(a).localeCompare(closingOf(b)) || rankOf(a) - rankOf(b)
}

const isUrgent = ({ urgency }: RankedItem) => urgency !== null

/**
 * Returns the items that a mail lists (Z06): the latest 20, and at most ten urgent ones that are older. Urgent
 * items come first, then items whose deadline has changed, then all others.
 *
 * @param items all items of the mail, the latest change first
 */
export function listedItems<Item extends RankedItem>(items: readonly Item[]): Item[] {
  const older = items.slice(limits.alertItems).filter(isUrgent).toSorted(byDeadline)
  const listed = [...items.slice(0, limits.alertItems), ...older.slice(0, limits.alertUrgentItems)]
  const rest = listed.filter((item) => !isUrgent(item))
  return [
    ...listed.filter(isUrgent).toSorted(byDeadline),
    ...rest.filter(hasNewDeadline),
    ...rest.filter((item) => !hasNewDeadline(item)),
  ]
}
