import type { Schemas } from '@spadestik/api-client/schema'

type MailTime = Schemas['MailTime']

/** How urgently each kind of change is mailed. A missing kind has its default. */
export type AlertKinds = Schemas['AlertKinds']

/** A kind of change, as users choose about it. */
export type AlertKind = keyof AlertKinds

/** How urgently a kind of change is mailed. */
export type AlertChoice = Schemas['AlertChoice']

/** The choices, the most urgent first. */
export const alertChoices = ['atOnce', 'withMail', 'never'] as const satisfies readonly AlertChoice[]

/** The kinds of an agent, in the order of the settings. */
const kindsOfAgent = [
  'new',
  'earlierDeadline',
  'deadline',
  'outcome',
  'phase',
  'sum',
  'other',
  'left',
] as const satisfies readonly AlertKind[]

/** The kinds of a list. Its items are not new, and they leave it only when a user removes them. */
const kindsOfList = kindsOfAgent.filter((kind) => kind !== 'new' && kind !== 'left')

/** Returns the kinds about which the users of an agent or a list choose. */
export const alertKindsOf = (owner: 'agent' | 'list'): readonly AlertKind[] =>
  owner === 'agent' ? kindsOfAgent : kindsOfList

/** Returns how urgently a kind is mailed. By default, everything is sent with the mail, except `left`. */
export function alertChoiceOf(kinds: AlertKinds | null | undefined, kind: AlertKind): AlertChoice {
  return kinds?.[kind] ?? (kind === 'left' ? 'never' : 'withMail')
}

/** A change of an item, as far as its kind of alert depends on it. */
export interface AlertChange {
  /** The kind of the change in the ledger, such as `deadlineMoved`. */
  readonly kind: string
  /** Whether a deadline was moved to an earlier time. */
  readonly isEarlier: boolean
  /** Whether the new phase is the one of awarded tenders. */
  readonly isAward: boolean
}

/** Returns the kind of alert that a change causes. */
export function alertKindOf({ kind, isEarlier, isAward }: AlertChange): AlertKind {
  switch (kind) {
    case 'deadlineMoved':
    case 'deadlineAdded':
    case 'deadlineRemoved':
      return isEarlier ? 'earlierDeadline' : 'deadline'
    case 'awarded':
    case 'cancelled':
      return 'outcome'
    case 'phase':
      return isAward ? 'outcome' : 'phase'
    case 'new':
    case 'sum':
      return kind
    default:
      return 'other'
  }
}

/**
 * Returns how urgently a change is mailed of an item that the agent no longer finds. Moved deadlines and
 * outcomes keep their own urgency, so that a user who got a mail about a tender always learns of them. For any
 * other change the choice about `left` decides.
 */
export function leftChoiceOf(kinds: AlertKinds | null | undefined, kind: AlertKind): AlertChoice {
  const isAlwaysTold = kind === 'earlierDeadline' || kind === 'deadline' || kind === 'outcome'
  const [own, left] = [alertChoiceOf(kinds, kind), alertChoiceOf(kinds, 'left')]
  return isAlwaysTold && alertChoices.indexOf(own) < alertChoices.indexOf(left) ? own : left
}

/**
 * Returns when a change is mailed. `always` means at once. An agent or a list that sends nothing sends no
 * urgent change either.
 */
export function alertTimeOf(choice: AlertChoice, mailTime: MailTime): MailTime {
  if (mailTime === 'never' || choice === 'never') return 'never'
  return choice === 'atOnce' ? 'always' : mailTime
}
