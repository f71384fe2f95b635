import type { Field } from '@spadestik/domain/query'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { idOfCode } from '../../reference/idOfCode'
import type { LanguageCode } from '../../reference/languages'
import { roles } from '../../reference/roles'
import { officeOf } from '../../items/writers/officeOf'
import { likePrefix } from './patterns'

export type TextCondition = RawBuilder<unknown>

export interface TextScope {
  readonly itemType: 'project' | 'procurement' | 'company'
  readonly language: LanguageCode
  readonly seesPaidDetails: boolean
}

const nothing = sql`false`
const largestId = 2_147_483_647
const builder = idOfCode(roles, 'builder')
const authority = idOfCode(roles, 'authority')

const tables = { project: 'projects', procurement: 'procurements', company: 'companies' } as const

const queryOf = ({ value }: Field, { language }: TextScope) =>
  sql`search_tree(${JSON.stringify(value)}::jsonb, ${language}, true)`

/**
 * Requires that a detail of an item matches. The index on `document` finds items that might match, and then
 * their details are compared.
 */
function detailsMatch(
  { itemType }: TextScope,
  query: TextCondition,
  weight: 'B' | 'D',
  details: TextCondition,
): TextCondition {
  return sql`s.document @@ search_weighted(${query}, ${weight}) and exists (
    select 1 from ${sql.table(tables[itemType])} i
    where i.id = s.id and search_words('', ${details}) @@ ${query})`
}

/**
 * Requires that a company with a matching name has a role on the item. Ignores roles that the user may not
 * see.
 */
function companyMatches(
  { itemType, seesPaidDetails }: TextScope,
  query: TextCondition,
  roleIds: readonly number[] | null,
): TextCondition {
  const owner = sql.ref(`r.${itemType}_id`)
  return sql`s.id = any(array(
    select ${owner} from company_roles r join company_search c on c.id = r.company_id
    where ${owner} is not null and c.document @@ search_weighted(${query}, 'A')
      and ${seesPaidDetails ? sql`true` : sql`not r.is_paid`}
      and ${roleIds === null ? sql`true` : sql`r.role_id = any(${[...roleIds]}::integer[])`}))`
}

function placeCondition(field: Field, scope: TextScope): TextCondition {
  const query = queryOf(field, scope)
  const place = sql`concat_ws(' ', i.details->>'city', i.details->>'municipality', i.details->>'address')`
  const ofWork = detailsMatch(scope, query, 'B', place)
  // Where the authority is, is a paid detail.
  return scope.itemType === 'procurement' && scope.seesPaidDetails
    ? sql`(${ofWork}) or (${detailsMatch(scope, query, 'D', officeOf('i'))})`
    : ofWork
}

function companyCondition(field: Field, scope: TextScope): TextCondition {
  const query = queryOf(field, scope)
  return scope.itemType === 'company'
    ? sql`s.document @@ search_weighted(${query}, 'A')`
    : companyMatches(scope, query, null)
}

function builderCondition(field: Field, scope: TextScope): TextCondition {
  if (scope.itemType === 'company') return nothing
  const query = queryOf(field, scope)
  if (scope.itemType === 'project') return companyMatches(scope, query, [builder])
  const inRole = companyMatches(scope, query, [builder, authority])
  // The name of the authority is a paid detail.
  return scope.seesPaidDetails
    ? sql`(${inRole}) or (${detailsMatch(scope, query, 'D', sql`i.details->>'liable'`)})`
    : inRole
}

function numberCondition({ value }: Field, { itemType, seesPaidDetails }: TextScope): TextCondition {
  const number = value.kind === 'phrase' ? value.words.join(' ') : value.word
  const hasId = /^\d{1,10}$/.test(number) && Number(number) <= largestId
  const isId = hasId ? sql`s.id = ${Number(number)}::integer` : nothing
  if (itemType === 'project' || (itemType === 'procurement' && !seesPaidDetails)) return isId
  const [property, weight] = itemType === 'company' ? ['cvr', 'B'] : ['euNr', 'D']
  return sql`(${isId}) or (
    s.document @@ search_weighted(plainto_tsquery('simple', search_text(${number})), ${weight}) and exists (
      select 1 from ${sql.table(tables[itemType])} i
      where i.id = s.id and lower(i.details->>${sql.lit(property)}) = lower(${number})))`
}

function cpvCondition({ value }: Field, { itemType }: TextScope): TextCondition {
  if (itemType === 'company' || value.kind === 'phrase') return nothing
  const code = value.word.replace(/-\d$/, '')
  return sql`s.criteria && array(
    select c.id from criteria c join criterion_types t on t.id = c.type_id
    where t.code = 'cpv' and c.code like ${likePrefix(code)})`
}

const conditions = {
  place: placeCondition,
  company: companyCondition,
  builder: builderCondition,
  number: numberCondition,
  cpv: cpvCondition,
} as const

/**
 * Returns the condition of a field, such as `place:Aarhus`. It matches nothing if the item type does not have
 * the field, or if the user may not read the field.
 */
export function fieldCondition(field: Field, scope: TextScope): TextCondition {
  return field.field === 'title' ? nothing : conditions[field.field](field, scope)
}
