import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const authority = sql.lit(2)

/**
 * Marks the roles of which even the existence is a paid detail. These are all winners and, on a procurement,
 * all roles of a company that has won or is the contracting authority. Also moves the names of the companies
 * with marked roles to the searchable words of paid details (ADR 11).
 */
export const m0022PaidRoles: Migration = {
  async up(db) {
    await sql`alter table company_roles add is_paid boolean not null default false`.execute(db)
    await sql`
      update company_roles r set is_paid = true
      from (
        select r.id, r.is_winner or (r.procurement_id is not null and bool_or(
          r.is_winner or coalesce(r.role_id = ${authority}, false)
          or coalesce(lower(c.name) = lower(p.details->>'liable'), false)
        ) over (partition by r.procurement_id, r.company_id)) as is_paid
        from company_roles r join companies c on c.id = r.company_id
        left join procurements p on p.id = r.procurement_id
      ) marked
      where marked.id = r.id and marked.is_paid`.execute(db)
    await sql`
      update procurement_search s
      set document = search_document(i.language, i.names,
        concat_ws(' ', i.details->>'city', i.details->>'municipality', i.details->>'address', parts.companies),
        i.details->>'summary', concat_ws(' ', i.details->>'description', i.details->>'tenderText'), labels.names,
        concat_ws(' ', i.details->>'liable', i.details->>'euNr', parts.paid_companies))
      from procurements i
      left join lateral (
        select string_agg(distinct c.name, ' ') filter (where not cr.is_paid) as companies,
          string_agg(distinct c.name, ' ') filter (where cr.is_paid) as paid_companies
        from company_roles cr join companies c on c.id = cr.company_id where cr.procurement_id = i.id
      ) parts on true
      left join lateral (
        select jsonb_object_agg(label.language, label.words) as names from (
          select n.key as language, string_agg(n.value, ' ') as words
          from criteria c, jsonb_each_text(c.names) n where c.id = any(i.criteria) group by n.key
        ) label
      ) labels on true
      where i.id = s.id`.execute(db)
  },
}
