import { sql } from 'kysely'
import type { SentFilters } from '../storage/records/AgentFilters'
import { rolesNamed } from '../reference/namesOf'
import type { AgentCondition } from './AgentCondition'
import { everybody } from './AgentCondition'
import type { Condition } from './allOf'
import { allOf } from './allOf'
import type { FilterRow, SearchScope } from './FilterRow'
import { namesInWords } from './words'

type Partners = Pick<SentFilters, 'roles' | 'companies'>

/** Requires that a single row `r` of `company_roles` meets the filters by company and by role. */
export function roleConditions(
  { roles = [], companies = [] }: Partners,
  seesPaidDetails: boolean,
): Condition[] {
  return [
    ...(companies.length === 0 ? [] : [sql`r.company_id = any(${companies.map(({ id }) => id)}::integer[])`]),
    ...(roles.length === 0 ? [] : [sql`r.role_id = any(${[...roles]}::integer[])`]),
    ...(seesPaidDetails ? [] : [sql`not r.is_paid`]),
  ]
}

function hasPartner(sent: Partners, { itemType, seesPaidDetails }: SearchScope): Condition {
  const owner = sql.ref(`r.${itemType}_id`)
  // Look up the ids as an array. With a join, the planner might scan all items.
  return sql`s.id = any(array(select ${owner} from company_roles r
    where ${owner} is not null and ${allOf(roleConditions(sent, seesPaidDetails))}))`
}

const hasRole = (ids: Condition) => sql`s.roles && ${ids}`

const roleMet = sql`a.company_ids is not null or a.role_ids is null or ${hasRole(sql`a.role_ids`)}`

const companyMet = (visible: Condition) => sql`a.company_ids is null or exists (
  select 1 from r where r.item_id = s.id and ${visible} and r.company_id = any(a.company_ids)
    and (a.role_ids is null or r.role_id = any(a.role_ids)))`

/**
 * The filter for items in which a company has one of the roles, such as architect. If companies are chosen
 * too, this condition is always true, and the condition `companies` checks the roles.
 */
export const roles: FilterRow = {
  name: 'roles',
  isPaid: false,
  itemColumns: ['roles'],
  changedBy: ['roles'],
  complete: (sent) => ({ roles: sent.roles ?? [] }),
  searchConditions(sent, scope) {
    const chosen = sent.roles ?? []
    if (chosen.length === 0 || (sent.companies ?? []).length > 0) return []
    return [scope.seesPaidDetails ? hasRole(sql`${[...chosen]}::integer[]`) : hasPartner(sent, scope)]
  },
  agentColumns: (sent) => ({ role_ids: sent.roles?.length ? [...sent.roles] : null }),
  agentConditions: (itemType): readonly AgentCondition[] =>
    itemType === 'company'
      ? [everybody('roles', roleMet)]
      : [
          {
            name: 'roles',
            paid: roleMet,
            open: sql`a.company_ids is not null or a.role_ids is null or exists (
              select 1 from r where r.item_id = s.id and not r.is_paid and r.role_id = any(a.role_ids))`,
            either: roleMet,
          },
        ],
  askedConditions(sent, { language }) {
    const names = rolesNamed(sent.roles ?? [], language)
    return names.length === 0 || (sent.companies ?? []).length > 0
      ? []
      : [{ name: 'roles', asked: { names }, typeId: null, sent: { roles: sent.roles ?? [] } }]
  },
  inWords: namesInWords,
  found({ role_ids: ids }, { language }) {
    const names = rolesNamed(ids, language)
    return names.length === 0 ? null : { names }
  },
}

/** The filter for items in which one of the companies has a role, which must be one of the chosen roles. */
export const companies: FilterRow = {
  name: 'companies',
  isPaid: false,
  itemColumns: [],
  changedBy: ['roles'],
  complete: (sent) => ({ companies: (sent.companies ?? []).map(({ id }) => ({ id })) }),
  searchConditions: (sent, scope) => ((sent.companies ?? []).length === 0 ? [] : [hasPartner(sent, scope)]),
  agentColumns: ({ companies: chosen = [] }) => ({
    company_ids: chosen.length === 0 ? null : chosen.map(({ id }) => id),
  }),
  agentConditions: () => [
    {
      name: 'companies',
      paid: companyMet(sql`true`),
      open: companyMet(sql`not r.is_paid`),
      either: companyMet(sql`true`),
    },
  ],
  askedConditions({ companies: chosen = [], roles: asRoles = [] }, { language }) {
    const names = chosen.map(({ id, companyName }) => companyName ?? String(id))
    const asked = { names, roles: rolesNamed(asRoles, language) }
    return chosen.length === 0
      ? []
      : [{ name: 'companies', asked, typeId: null, sent: { companies: chosen, roles: asRoles } }]
  },
  inWords: namesInWords,
  found: ({ company_names: names }) => (names.length === 0 ? null : { names: [...names] }),
}
