import type { Field } from '@spadestik/domain/query'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { idOfCode } from '../../reference/idOfCode'
import { publicationNumber } from '../../reference/publicationNumber'
import { roles } from '../../reference/roles'
import type { Asking } from '../../words/asked/wordQuery'
import { queryOf } from '../../words/asked/queryOf'
import { join, lexeme, printTextQuery } from '../../words/asked/TextQuery'
import { documentFields } from '../../words/documents/createDocument'
import { wordsOf } from '../../words/letters/letters'
import { likePrefix } from './patterns'

export type TextCondition = RawBuilder<unknown>

export interface TextScope {
  readonly itemType: 'project' | 'procurement' | 'company'
  readonly seesPaidDetails: boolean
  readonly asking: Asking
}

const nothing = sql`false`
const largestId = 2_147_483_647
const builder = idOfCode(roles, 'builder')
const authority = idOfCode(roles, 'authority')

const tables = { project: 'projects', procurement: 'procurements', company: 'companies' } as const

const queryOfField = ({ value }: Field, { asking }: TextScope) => queryOf(value, asking).query

/** Requires that the words of a field of the item match. The words of paid details have the weight D. */
function detailsMatch(field: Field, scope: TextScope, details: keyof typeof documentFields): TextCondition {
  const query = queryOfField(field, scope)
  if (query === null) return nothing
  const printing = { field: documentFields[details], ...(scope.seesPaidDetails ? {} : { weights: 'ABC' }) }
  return sql`s.document @@ ${printTextQuery(query, printing)}::tsquery`
}

/**
 * Requires that a company with a matching name has a role on the item. Ignores roles that the user may not
 * see.
 */
function companyMatches(field: Field, scope: TextScope, roleIds: readonly number[] | null): TextCondition {
  const { itemType, seesPaidDetails } = scope
  const query = queryOfField(field, scope)
  if (query === null) return nothing
  const owner = sql.ref(`r.${itemType}_id`)
  return sql`s.id = any(array(
    select ${owner} from company_roles r join company_search c on c.id = r.company_id
    where ${owner} is not null and c.document @@ ${printTextQuery(query, { weights: 'A' })}::tsquery
      and ${seesPaidDetails ? sql`true` : sql`not r.is_paid`}
      and ${roleIds === null ? sql`true` : sql`r.role_id = any(${[...roleIds]}::integer[])`}))`
}

const placeCondition = (field: Field, scope: TextScope) => detailsMatch(field, scope, 'place')

function companyCondition(field: Field, scope: TextScope): TextCondition {
  if (scope.itemType !== 'company') return companyMatches(field, scope, null)
  const query = queryOfField(field, scope)
  return query === null ? nothing : sql`s.document @@ ${printTextQuery(query, { weights: 'A' })}::tsquery`
}

function builderCondition(field: Field, scope: TextScope): TextCondition {
  if (scope.itemType === 'company') return nothing
  if (scope.itemType === 'project') return companyMatches(field, scope, [builder])
  const inRole = companyMatches(field, scope, [builder, authority])
  return sql`(${inRole}) or (${detailsMatch(field, scope, 'authority')})`
}

/** Any notice of a tender has the tender's number too: that of the call, of each correction and of the result. */
function isOfNotice(number: string, itemType: TextScope['itemType']): TextCondition {
  const publication = itemType === 'procurement' ? publicationNumber(number) : null
  return publication === null
    ? nothing
    : sql`s.id = (select p.id from notice_keys k join procurements p on p.key = 'ocds:' || k.ocid
        where k.key = ${`ted:${publication}`})`
}

function numberCondition({ value }: Field, { itemType, seesPaidDetails }: TextScope): TextCondition {
  const number = value.kind === 'phrase' ? value.words.join(' ') : value.word
  const hasId = /^\d{1,10}$/.test(number) && Number(number) <= largestId
  const isId = hasId ? sql`s.id = ${Number(number)}::integer` : nothing
  if (itemType === 'project' || (itemType === 'procurement' && !seesPaidDetails)) return isId
  const [property, weights] = itemType === 'company' ? ['cvr', 'B'] : ['euNr', 'D']
  const query = join('all', wordsOf(number).map(lexeme))
  if (query === null) return isId
  return sql`(${isId}) or (${isOfNotice(number, itemType)}) or (
    s.document @@ ${printTextQuery(query, { weights })}::tsquery and exists (
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
