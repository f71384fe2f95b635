import type { Schemas } from '@spadestik/api-client/schema'

type MailTime = Schemas['MailTime']

/**
 * How urgently e-mails report each kind of change of an item, such as a moved deadline. A missing kind has
 * its default.
 */
export type AlertKinds = Schemas['AlertKinds']

/** A kind of change of an item, such as a moved deadline. Users choose how urgently e-mails report it. */
export type AlertKind = keyof AlertKinds

/** How urgently e-mails report a kind of change: at once, with the next regular e-mail, or never. */
export type AlertChoice = Schemas['AlertChoice']

/** All choices, from the most to the least urgent. */
export const alertChoices = ['atOnce', 'withMail', 'never'] as const satisfies readonly AlertChoice[]

/** The kinds of change in the settings of an agent (a saved search), in the order in which they are shown. */
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

/**
 * The kinds of change that the settings of a list offer. `new` and `left` are missing, because users
 * themselves add and remove the items of a list.
 */
const kindsOfList = kindsOfAgent.filter((kind) => kind !== 'new' && kind !== 'left')

/**
 * Returns the kinds of change that an agent or a list can mail. For each of them, users can choose how urgent
 * the mail is.
 */
export const alertKindsOf = (owner: 'agent' | 'list'): readonly AlertKind[] =>
  owner === 'agent' ? kindsOfAgent : kindsOfList

/**
 * Returns how urgently a kind of change is mailed. By default, `left` (the agent no longer finds an item) is
 * never mailed. Every other kind waits for the next regular mail.
 */
export function alertChoiceOf(kinds: AlertKinds | null | undefined, kind: AlertKind): AlertChoice {
  return kinds?.[kind] ?? (kind === 'left' ? 'never' : 'withMail')
}

/** The properties of a stored change that decide to which `AlertKind` it belongs. */
export interface AlertChange {
  /** The kind of the change, such as `deadlineMoved`, as stored in the ledger (the log of changes). */
  readonly kind: string
  /** Whether a deadline was moved to an earlier time. */
  readonly isEarlier: boolean
  /** Whether the change moved the item to the phase of awarded tenders. */
  readonly isAward: boolean
}

/** Returns the `AlertKind` of a stored change, for which users choose how urgently it is mailed. */
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
 * Returns how urgently a change is mailed if the agent (a saved search) no longer finds the item. The user's
 * choice for `left` applies. For a moved deadline or an outcome, the user's choice for this kind of change
 * applies instead if it is more urgent. So a user who got a mail about a tender also learns of its new
 * deadline and its outcome.
 */
export function leftChoiceOf(kinds: AlertKinds | null | undefined, kind: AlertKind): AlertChoice {
  const isAlwaysTold = kind === 'earlierDeadline' || kind === 'deadline' || kind === 'outcome'
  const [own, left] = [alertChoiceOf(kinds, kind), alertChoiceOf(kinds, 'left')]
  return isAlwaysTold && alertChoices.indexOf(own) < alertChoices.indexOf(left) ? own : left
}

/**
 * Returns when a change is mailed. `always` means at once. An agent or a list that sends no mail also sends
 * no urgent changes.
 */
export function alertTimeOf(choice: AlertChoice, mailTime: MailTime): MailTime {
  if (mailTime === 'never' || choice === 'never') return 'never'
  return choice === 'atOnce' ? 'always' : mailTime
}
