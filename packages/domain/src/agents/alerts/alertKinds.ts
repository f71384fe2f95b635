import type { Schemas } from '@spadestik/api-client/schema'
import { keysOf } from '../../records/keysOf'

type MailTime = Schemas['MailTime']

/**
 * How urgently e-mails report each kind of change, such as a moved deadline. A missing kind has its default.
 */
export type AlertKinds = Schemas['AlertKinds']

export type AlertKind = keyof AlertKinds

/** How urgently a kind of change is mailed: immediately, with the next regular e-mail, or never. */
export type AlertChoice = Schemas['AlertChoice']

const choices: Readonly<Record<AlertChoice, true>> = { atOnce: true, withMail: true, never: true }

/** The choices, the most urgent first. */
export const alertChoices = keysOf(choices)

type Owner = 'agent' | 'list'

const both: readonly Owner[] = ['agent', 'list']

/**
 * Who can mail each kind of change, in the order in which the settings show the kinds. Lists do not mail `new`
 * and `left`, because users themselves add and remove the items of a list.
 */
const ownersOf: Readonly<Record<AlertKind, readonly Owner[]>> = {
  new: ['agent'],
  earlierDeadline: both,
  deadline: both,
  outcome: both,
  phase: both,
  sum: both,
  other: both,
  left: ['agent'],
}

export const alertKindsOf = (owner: Owner): readonly AlertKind[] =>
  keysOf(ownersOf).filter((kind) => ownersOf[kind].includes(owner))

/**
 * Returns how urgently a kind of change is mailed. By default, `left` (the agent no longer finds an item) is
 * never mailed, and every other kind waits for the next regular mail.
 */
export function alertChoiceOf(kinds: AlertKinds | null | undefined, kind: AlertKind): AlertChoice {
  return kinds?.[kind] ?? (kind === 'left' ? 'never' : 'withMail')
}

/**
 * The kinds of changes in the ledger (the log of changes), the most important first, and the kind of alert that
 * reports each. `other` is any change that no other kind describes. `republished` changes only the dates of an
 * item's publication.
 */
const alertKindOfChange = {
  new: 'new',
  cancelled: 'outcome',
  awarded: 'outcome',
  deadlineMoved: 'deadline',
  deadlineAdded: 'deadline',
  deadlineRemoved: 'deadline',
  sum: 'sum',
  phase: 'phase',
  text: 'other',
  documents: 'other',
  roles: 'other',
  announcement: 'other',
  criteria: 'other',
  other: 'other',
  republished: 'other',
} as const satisfies Readonly<Record<string, AlertKind>>

export type ChangeKind = keyof typeof alertKindOfChange

export const changeKinds = keysOf(alertKindOfChange)

/** Sorts the more important kind first. */
export const byImportance = (a: ChangeKind, b: ChangeKind): number =>
  changeKinds.indexOf(a) - changeKinds.indexOf(b)

export interface AlertChange {
  readonly kind: ChangeKind
  readonly isEarlier: boolean
  /** Whether the change moved the item to the phase of awarded tenders. */
  readonly isAward: boolean
  /** Whether the change opened a cancelled tender again. */
  readonly isReopening: boolean
}

/** Returns the `AlertKind` of a stored change. */
export function alertKindOf({ kind, isEarlier, isAward, isReopening }: AlertChange): AlertKind {
  const own = alertKindOfChange[kind]
  if (own === 'deadline' && isEarlier) return 'earlierDeadline'
  return own === 'phase' && (isAward || isReopening) ? 'outcome' : own
}

/**
 * Returns how urgently a change is mailed if the agent (a saved search) no longer finds the item. This is the
 * choice of the user for `left`. If the change is a moved deadline or an outcome, and the user chose a more
 * urgent mail for its kind, that choice applies.
 */
export function leftChoiceOf(kinds: AlertKinds | null | undefined, kind: AlertKind): AlertChoice {
  const isAlwaysTold = kind === 'earlierDeadline' || kind === 'deadline' || kind === 'outcome'
  const [own, left] = [alertChoiceOf(kinds, kind), alertChoiceOf(kinds, 'left')]
  return isAlwaysTold && alertChoices.indexOf(own) < alertChoices.indexOf(left) ? own : left
}

/**
 * Returns when a change is mailed. `always` means immediately. If the agent or list sends no e-mails, the
 * change is not mailed, even if the choice is `atOnce`.
 */
export function alertTimeOf(choice: AlertChoice, mailTime: MailTime): MailTime {
  if (mailTime === 'never' || choice === 'never') return 'never'
  return choice === 'atOnce' ? 'always' : mailTime
}
