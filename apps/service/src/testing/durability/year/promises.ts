import type { AlertKind, AlertKinds } from '@spadestik/domain/alerts'
import { laterDay } from './localTime'
import type { ItemState, PlannedFilter } from './YearPlan'

export interface Change {
  readonly field: 'phase' | 'budget' | 'deadline' | 'text' | null
  readonly before: string | number | null
  readonly after: string | number | null
  readonly at: number
  readonly type: ItemState['type']
}

export const fields = ['phase', 'budget', 'deadline', 'text'] as const

export function alertKind({ field, before, after, type }: Change): AlertKind {
  if (field === null) return 'new'
  if (field === 'text') return 'other'
  if (field === 'budget') return 'sum'
  if (field === 'deadline')
    return before !== null && after !== null && after < before ? 'earlierDeadline' : 'deadline'
  return type === 'procurement' && (after === 'awarded' || after === 'cancelled') ? 'outcome' : 'phase'
}

export function choiceOf(kinds: AlertKinds, kind: AlertKind, hasLeft: boolean) {
  const own = kinds[kind] ?? 'withMail'
  if (!hasLeft) return own
  const left = kinds.left ?? 'never'
  const isKept = kind === 'earlierDeadline' || kind === 'deadline' || kind === 'outcome'
  const order = ['atOnce', 'withMail', 'never']
  return isKept && order.indexOf(own) < order.indexOf(left) ? own : left
}

export function failing(filter: PlannedFilter, item: ItemState, isPaid: boolean, today: string): string[] {
  const { word = item.word, countries = [item.country], phases = [item.phase], minBudget = 0 } = filter
  const { deadlineWithinDays: days } = filter
  const isSoon =
    days === undefined ||
    !isPaid ||
    (item.deadline !== null && item.deadline >= today && item.deadline <= laterDay(today, days))
  return [
    ...(word === item.word ? [] : ['word']),
    ...(countries.includes(item.country) ? [] : ['country']),
    ...(phases.includes(item.phase) ? [] : ['phase']),
    ...(minBudget === 0 || (item.budget ?? 0) >= minBudget ? [] : ['budget']),
    ...(isSoon ? [] : ['deadline']),
  ]
}

function describe({ field, before, after }: Change): string {
  if (field === 'text') return 'text'
  const values = `${before ?? ''}>${after ?? ''}`
  if (field === 'budget') return `sum ${values}`
  if (field === 'phase') return `${after === 'cancelled' ? 'cancelled' : 'phase'} ${values}`
  return `deadline${before === null ? 'Added' : after === null ? 'Removed' : 'Moved'} ${values}`
}

/**
 * Combines the changes of each field into one change, and describes it. A field that is back at its first
 * value counts as unchanged.
 */
export function fold(changes: readonly Change[]): string[] {
  return fields
    .flatMap((field) => {
      const ofField = changes.filter((change) => change.field === field).sort((a, b) => a.at - b.at)
      const [first, last] = [ofField[0], ofField.at(-1)]
      if (first === undefined || last === undefined || first.before === last.after) return []
      return [describe({ ...last, before: first.before })]
    })
    .sort()
}
