import { sql } from 'kysely'
import type { Condition } from './allOf'
import { everybody } from './AgentCondition'
import type { FilterRow } from './FilterRow'

const isMet = (value: Condition) => sql`s.is_public = ${value}`

/** The filter by the sector of the builder or authority. */
export const isPublic: FilterRow & { readonly itemColumn: 'is_public' } = {
  name: 'isPublic',
  isPaid: false,
  itemColumn: 'is_public',
  itemColumns: ['is_public'],
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
  found: ({ is_public: value = null }) => (value === null ? null : { isPublic: value }),
}
