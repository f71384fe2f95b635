import type { Generated, JSONColumnType } from 'kysely'
import type { ChangeKind } from '../records/ChangeKind'
import type { MailContent } from '../records/MailContent'
import type { LanguageCode } from '../../reference/languages'

/** The rows of e-mails that are to be sent, and of what they tell of. */
export interface MailTables {
  /** A mail that was sent is deleted: nothing personal stays. */
  mails: {
    id: Generated<number>
    recipient: string
    language: LanguageCode
    domain_id: number
    content: JSONColumnType<MailContent>
    created: string
    /** Not before then; put off while somebody sends it, and after a failure. */
    due: string
    tries: Generated<number>
  }
  /** What an agent or a list has to tell one user; deleted when it is told. */
  alert_matches: {
    owner_type: 'agent' | 'list'
    owner_id: number
    user_id: number
    item_type: 'project' | 'procurement' | 'company'
    item_id: number
    change_id: number
    kind: ChangeKind
    matched: string
  }
  /** Whom an agent or a list no longer writes to, though it writes to others. */
  alert_mutes: { owner_type: 'agent' | 'list'; owner_id: number; user_id: number }
}
