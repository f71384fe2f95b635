import type { ChangeKind } from '@spadestik/domain/alerts'
import type { Generated, JSONColumnType } from 'kysely'
import type { Schemas } from '@spadestik/api-client/schema'
import type { MailContent, RestItem } from '../records/MailContent'
import type { LanguageCode } from '../../reference/languages'

export interface MailTables {
  /**
   * The mails that wait to be sent. A mail is deleted after it was sent, so that no personal data remains.
   */
  mails: {
    id: Generated<number>
    recipient: string
    language: LanguageCode
    domain_id: number
    content: JSONColumnType<MailContent>
    /** Of the mails that are due, those with the lowest number are sent first. */
    priority: number
    /** A UUID, the same for each try to send the mail. */
    message_id: Generated<string>
    created: string
    /**
     * The earliest time to send the mail. Before an instance of the service sends the mail, it postpones this
     * time, so that no other instance sends the same mail. A failure also postpones the time.
     */
    due: string
    tries: Generated<number>
    /** Null if no try has failed. */
    failing_since: Generated<string | null>
    /** A code or name without personal data. */
    error: Generated<string | null>
    /** The trace in which the mail was queued. Null if it was not recorded. */
    traceparent: Generated<string | null>
  }
  /** The mails that could not be sent and were deleted. The rows contain no personal data. */
  lost_mails: {
    mail_id: number
    kind: MailContent['kind']
    created: string
    given_up: string
    tries: number
    error: string
  }
  /**
   * When the pending matches of a user are mailed next, or looked at again. Only users with pending matches
   * have a row.
   */
  alert_due: { user_id: number; due: string }
  /**
   * The items that agents (saved searches) and lists have found and will mail. Each row is an item that one
   * agent or list has found for one user. The row is deleted when the item has been mailed.
   */
  alert_matches: {
    owner_type: 'agent' | 'list'
    owner_id: number
    user_id: number
    item_type: 'project' | 'procurement' | 'company'
    item_id: number
    /** The id of the newest change. */
    change_id: number
    /** The ids of the changes since the last mail. Changes that the user may not see are left out. */
    change_ids: Generated<number[]>
    kind: ChangeKind
    matched: string
    /** The time of the first change that is mailed within minutes. Null if there is no such change. */
    urgent_since: string | null
    /**
     * The conditions of the agent that the item no longer meets. Null if the agent still finds the item, and
     * for lists.
     */
    left_conditions: Generated<Schemas['AgentConditionName'][] | null>
  }
  /**
   * The latest mail of an agent to a user about an item. The app uses these rows to explain to users why they
   * got a mail (ADR 44).
   */
  agent_mails: {
    agent_id: number
    user_id: number
    item_id: number
    change_id: number
    mail_id: number
    /** Whether the mail reported that the agent no longer finds the item. An agent reports this only once. */
    has_left: Generated<boolean>
    /**
     * Whether the mail lists the item. If a mail has too many items, it gives only the number of the items
     * beyond the limit.
     */
    is_listed: boolean
    queued: string
    /** Null until the mail has been sent. */
    sent: string | null
  }
  /** The items that an alert only counts. A link in the alert opens their list. */
  alert_rests: {
    id: Generated<number>
    user_id: number
    items: JSONColumnType<RestItem[]>
    created: string
  }
  /**
   * When an agent or a list sends e-mails to one user. For its other users, its own timing applies. `never`
   * means that the user has unsubscribed.
   */
  own_timings: {
    owner_type: 'agent' | 'list'
    owner_id: number
    user_id: number
    mail_time: Schemas['MailTime']
  }
}
