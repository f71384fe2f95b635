import type { CriterionChoice } from '@spadestik/domain/search'
import { sql } from 'kysely'
import type { SentFilters } from '../storage/records/AgentFilters'
import { everybody } from './AgentCondition'
import type { Condition } from './allOf'
import { allOf } from './allOf'
import type { AskedCondition, FilterRow } from './FilterRow'
import { namesInWords } from './words'

type Marks = NonNullable<SentFilters['criteria']>

const byType = <Mark extends CriterionChoice>(criteria: readonly Mark[]) => [
  ...Map.groupBy(
    criteria.filter(({ included }) => included),
    ({ typeId }) => typeId,
  ),
]
const excludedOf = <Mark extends CriterionChoice>(criteria: readonly Mark[]) =>
  criteria.filter(({ included }) => !included)
const idsOf = (criteria: readonly CriterionChoice[]) => criteria.map(({ id }) => id)

/**
 * Requires at least one included criterion of each selected type, such as geography, and no excluded
 * criterion. The array `criteria` of an item also contains the ancestors of its criteria. So the id of a
 * criterion also finds everything below this criterion (ADR 3).
 */
function criteriaConditions(criteria: readonly CriterionChoice[]): Condition[] {
  const excluded = excludedOf(criteria)
  return [
    ...byType(criteria).map(([, ofType]) => sql`s.criteria && ${idsOf(ofType)}::integer[]`),
    ...(excluded.length === 0 ? [] : [sql`not s.criteria && ${idsOf(excluded)}::integer[]`]),
  ]
}

/** Requires that one project or procurement on which the company has a role meets all conditions. */
const ofCompany = (conditions: readonly Condition[]) => sql`s.id in (
  select r.company_id from company_roles r join project_search s on s.id = r.project_id where ${allOf(conditions)}
  union all
  select r.company_id from company_roles r join procurement_search s on s.id = r.procurement_id where ${allOf(conditions)})`

/** Returns the rows of an agent in `agent_inclusions`, one for each criterion type with included criteria. */
export function inclusionsOf({ criteria = [] }: SentFilters): { type_id: number; criteria: number[] }[] {
  return byType(criteria).map(([type_id, ofType]) => ({ type_id, criteria: idsOf(ofType) }))
}

const namesOf = (criteria: Marks) => criteria.map(({ id, name }) => name ?? String(id))

function askedOfItems(criteria: Marks): AskedCondition[] {
  const excluded = excludedOf(criteria)
  const ofTypes = byType(criteria).map(([typeId, ofType]): AskedCondition => ({
    name: 'criteria',
    asked: { names: namesOf(ofType) },
    typeId,
    sent: { criteria: ofType },
  }))
  if (excluded.length === 0) return ofTypes
  const asked = { names: namesOf(excluded) }
  return [...ofTypes, { name: 'excludedCriteria', asked, typeId: null, sent: { criteria: excluded } }]
}

/** The filter by included and excluded criteria of all types. */
export const criteria: FilterRow = {
  name: 'criteria',
  isPaid: false,
  itemColumns: ['criteria'],
  changedBy: ['criteria'],
  complete({ criteria: sent = [] }) {
    const inOrder = sent
      .map((criterion, place) => ({ ...criterion, place: criterion.index ?? place }))
      .sort((a, b) => a.place - b.place)
    // The names of criteria are not stored with an agent. They depend on the language, so each response reads
    // them again.
    return { criteria: inOrder.map(({ id, typeId, included }, index) => ({ id, typeId, included, index })) }
  },
  searchConditions({ criteria: sent = [] }, { itemType }) {
    const conditions = criteriaConditions(sent)
    return itemType === 'company' && conditions.length > 0 ? [ofCompany(conditions)] : conditions
  },
  agentColumns(sent) {
    const excluded = excludedOf(sent.criteria ?? [])
    return {
      included_types: inclusionsOf(sent).length,
      excluded: excluded.length === 0 ? null : idsOf(excluded),
    }
  },
  agentConditions: (itemType) =>
    itemType === 'company'
      ? [
          everybody(
            'criteria',
            sql`(a.included_types = 0 and a.excluded is null) or (a.id, s.id) in (select agent_id, company_id from met)`,
          ),
        ]
      : [
          everybody(
            'criteria',
            sql`a.included_types = 0 or (a.id, s.id, a.included_types) in (select agent_id, item_id, met from n)`,
          ),
          everybody('excludedCriteria', sql`a.excluded is null or not a.excluded && s.criteria`),
        ],
  askedConditions({ criteria: sent = [] }, _reader, itemType) {
    if (itemType !== 'company') return askedOfItems(sent)
    const included = sent.filter((one) => one.included)
    const asked = { names: namesOf(included), excluded: namesOf(excludedOf(sent)) }
    return sent.length === 0 ? [] : [{ name: 'criteria', asked, typeId: null, sent: { criteria: sent } }]
  },
  inWords: namesInWords,
  // `readItemValues` reads the criteria of an item, because only those of the asked types count.
  found: () => null,
}
