import { sql } from 'kysely'
import { textIntl } from '../reference/textIntl'
import type { Condition } from './allOf'
import { everybody } from './AgentCondition'
import { filterMessages as messages } from './Filter.messages'
import type { FilterRow } from './FilterRow'

const isMet = (value: Condition) => sql`s.is_public = ${value}`

/** The filter by the sector of the builder or authority. */
export const isPublic: FilterRow & { readonly itemColumn: 'is_public' } = {
  name: 'isPublic',
  isPaid: false,
  itemColumn: 'is_public',
  itemColumns: ['is_public'],
  copiedColumns: { is_public: sql`(i.details->>'isPublic')::boolean` },
  changedBy: ['isPublic'],
  complete: (sent) => ({ isPublic: sent.isPublic ?? null }),
  searchConditions: ({ isPublic: chosen = null }) =>
    chosen === null ? [] : [isMet(sql`${chosen}::boolean`)],
  agentColumns: (sent) => ({ is_public: sent.isPublic ?? null }),
  agentConditions: () => [everybody('isPublic', sql`a.is_public is null or ${isMet(sql`a.is_public`)}`)],
  askedConditions: ({ isPublic: chosen = null }) =>
    chosen === null
      ? []
      : [{ name: 'isPublic', asked: { isPublic: chosen }, typeId: null, sent: { isPublic: chosen } }],
  inWords: (asked, language) => [
    textIntl(language).formatMessage(asked.isPublic === true ? messages.public : messages.private),
  ],
  found: ({ is_public: value = null }) => (value === null ? null : { isPublic: value }),
}
