import type { Schemas } from '@spadestik/api-client/schema'
import type { ChangeKind } from '@spadestik/domain/alerts'
import type { ChangeFacts } from './ChangeFacts'

export interface AlertSource {
  readonly owner: 'agent' | 'list'
  readonly ownerId: number
}

export interface AlertSender extends AlertSource {
  readonly name: string
  readonly mailTime: 'always' | 'daily' | 'weekly'
  /**
   * Whether it writes in this mail before its time, because a change is urgent. Missing in mails that an
   * earlier version of the service queued.
   */
  readonly isEarly?: boolean
  /** The filters of the agent in words. Empty for a list. */
  readonly why: readonly string[]
  /** The query string that opens the agent's search. Null for a list. */
  readonly search: string | null
}

/** The reasons why an item in an alert is urgent. The most urgent reason comes first. */
export const alertUrgencies = ['earlierDeadline', 'soon', 'awarded', 'cancelled'] as const

export type AlertUrgency = (typeof alertUrgencies)[number]

export interface AlertLeft {
  readonly agentId: number
  readonly conditions: readonly Schemas['AgentConditionName'][]
}

export interface AlertItem {
  readonly type: 'project' | 'procurement' | 'company'
  readonly id: number
  readonly name: string
  /** The municipality or city. Null when unknown. */
  readonly place: string | null
  readonly phase: string | null
  readonly change: ChangeKind
  /** The changes since the last mail, the most important first. Empty for a new item. */
  readonly changes: readonly ChangeFacts[]
  /** `YYYY-MM-DD`. Null when the item has no deadline, or the recipient may not see it. */
  readonly deadline: string | null
  /**
   * The date window that ends on the day of `deadline`, and its time, `HH:MM` or null for the end of the day.
   * This and the next two are missing in mails that an earlier version of the service queued.
   */
  readonly closing?: { readonly window: string; readonly time: string | null } | null
  /** The contracting authority or the builder. Null when unknown, or the recipient may not see it. */
  readonly buyer?: string | null
  readonly sum?: { readonly amount: number; readonly currency: string } | null
  /** Null for an item that is not urgent. */
  readonly urgency: AlertUrgency | null
  readonly foundBy: readonly AlertSource[]
  readonly left: readonly AlertLeft[]
  /**
   * The words by which agents have found the item. Missing when no agent with a free text found it, and in
   * mails that an earlier version of the service queued.
   */
  readonly highlight?: Pick<Schemas['Highlight'], 'name' | 'excerpt'>
}

export type RestItem = Pick<AlertItem, 'type' | 'id'>

export interface AlertContent {
  readonly kind: 'alert'
  readonly readerName: string
  /** At least one. */
  readonly senders: readonly AlertSender[]
  /**
   * The latest 20 items, and at most ten urgent items that are older. Urgent items come first, the nearest
   * deadline first. Then come items whose deadline has changed, then all others, the latest change first.
   */
  readonly items: readonly AlertItem[]
  /** The number of all items of the alert. It can be larger than the number of `items`. */
  readonly total: number
  /**
   * The number of new items among all items. Missing in mails that an earlier version of the service queued,
   * like `restId`.
   */
  readonly newCount?: number
  /** The id of the list of items that are counted only. Null if all items are in `items`. */
  readonly restId?: number | null
  /**
   * The token in the links of the mail. It authorises the recipient to change the timing of the agents and
   * lists in `senders`.
   */
  readonly token: string
}

export interface ReminderItem {
  readonly id: number
  readonly name: string
  readonly window: string
  /** `YYYY-MM-DD` */
  readonly day: string
  /** `HH:MM`. Null for the end of the day. */
  readonly time: string | null
  /** Null if the user turned on reminders for this tender itself, and not for a list. */
  readonly list: { readonly id: number; readonly name: string } | null
}

export interface ReminderContent {
  readonly kind: 'reminder'
  readonly readerName: string
  /** The nearest deadline comes first. */
  readonly items: readonly ReminderItem[]
  /**
   * The token in the links of the mail. It authorises the recipient to end these reminders. Missing in
   * e-mails that an earlier version of the service queued.
   */
  readonly token?: string
}

/**
 * The subject of a tip, which is an e-mail to the sales team: the role of a company on an item, or a contact
 * at a company. The names are in the language of the recipient.
 */
export interface TipSubject {
  readonly company: { readonly id: number; readonly name: string }
  /** Null in an e-mail about a role. */
  readonly contact: string | null
  /**
   * The role of the company, such as architect. Null in an e-mail about a contact, and for a role without a
   * name.
   */
  readonly role: string | null
  /** The item on which the company has the role. Null in an e-mail about a contact. */
  readonly item: {
    readonly type: 'project' | 'procurement'
    readonly id: number
    readonly name: string
  } | null
}

/** What an e-mail is about. Its texts are written only when it is sent, in the language of the recipient. */
export type MailContent =
  | { readonly kind: 'activation'; readonly name: string; readonly token: string }
  | { readonly kind: 'passwordReset'; readonly name: string; readonly token: string }
  | { readonly kind: 'passwordChanged'; readonly name: string }
  | { readonly kind: 'emailChanged'; readonly name: string }
  /** `keyName`: the name that the user gave the key. `created`: when it was made, RFC 3339. */
  | {
      readonly kind: 'keyMade'
      readonly name: string
      readonly keyName: string
      readonly created: string
    }
  /** `webhookName`: the name that the user gave the webhook. `reason`: what its receiver did. */
  | {
      readonly kind: 'webhookEnded'
      readonly name: string
      readonly webhookName: string
      readonly reason: 'gone' | 'failing'
    }
  /** `days`: how long the copy is kept. */
  | { readonly kind: 'personalDataReady'; readonly name: string; readonly days: number }
  /** `days`: how long the spreadsheet is kept. */
  | { readonly kind: 'sheetReady'; readonly name: string; readonly days: number }
  | { readonly kind: 'limitedAccessCode'; readonly name: string; readonly code: string }
  | {
      readonly kind: 'tip'
      readonly name: string
      readonly email: string
      readonly phone: string | null
      readonly description: string
      /**
       * The role or contact that the tip is about. Missing in e-mails that an earlier version of the service
       * queued.
       */
      readonly about?: TipSubject
    }
  | {
      readonly kind: 'customerRequest'
      readonly request: 'subscription' | 'change' | 'cancellation' | 'demo' | 'erasure'
      readonly details: Readonly<Record<string, string | null>>
    }
  | AlertContent
  | ReminderContent
