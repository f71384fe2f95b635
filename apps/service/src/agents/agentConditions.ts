import { sql } from 'kysely'
import type { AgentCondition } from '../filters/AgentCondition'
import { everybody } from '../filters/AgentCondition'
import { filtersOf } from '../filters/filterTable'
import type { AgentType } from '../storage/records/AgentFilters'

const noWords = sql`a.words is null or (a.text_is_checked and a.words_query is null)`

/**
 * The condition of the agent's free text. If the text contains fields, such as `place:Aarhus`, the condition
 * finds only candidates. `checkTexts` then compares the fields.
 */
const text: AgentCondition = {
  name: 'freeSearch',
  paid: sql`${noWords} or s.document @@ a.words_query::tsquery`,
  open: sql`${noWords} or s.open_document @@ a.words_query::tsquery`,
  either: sql`${noWords} or s.document @@ a.words_query::tsquery
    -- An excluded word may occur only in paid details. Users who cannot read these details then still find
    -- the item.
    or (a.text_tree is not null and s.open_document @@ a.words_query::tsquery)`,
}

const zipMet = (column: 'zip' | 'office_zip') => {
  const zip = sql.ref(`s.${column}`)
  return sql`exists (
    select from unnest(a.zip_from, a.zip_before, a.zip_digits) as r(start, ending, digits)
    where ${zip} ~>=~ r.start and ${zip} ~<~ r.ending and (r.digits is null or length(${zip}) = r.digits))`
}

const postalCode = everybody('postalCode', sql`a.zip_from is null or ${zipMet('zip')}`)

/** Users who may read paid details also find tenders by the place of the contracting authority. */
const postalCodeOfTender: AgentCondition = {
  ...postalCode,
  paid: sql`a.zip_from is null or ${zipMet('zip')} or ${zipMet('office_zip')}`,
  either: sql`a.zip_from is null or ${zipMet('zip')} or ${zipMet('office_zip')}`,
}

const ofFilters = (itemType: AgentType) =>
  filtersOf(itemType).flatMap((filter) => filter.agentConditions(itemType))

/**
 * The conditions of each type of agent (saved search). An item matches an agent if it meets all conditions of
 * the type (ADR 44). For company agents, `s` is a company, and no compared value is a paid detail.
 */
export const agentConditions: { readonly [Type in AgentType]: readonly AgentCondition[] } = {
  project: [...ofFilters('project'), postalCode, text],
  procurement: [...ofFilters('procurement'), postalCodeOfTender, text],
  company: [...ofFilters('company'), postalCode, everybody('freeSearch', text.paid)],
}
