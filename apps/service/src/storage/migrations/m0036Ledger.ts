import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { countries } from '../../reference/countries'
import { procurementPhases } from '../../reference/procurementPhases'
import { procurementTypes } from '../../reference/procurementTypes'
import { projectPhases } from '../../reference/projectPhases'
import { roles } from '../../reference/roles'

type Coded = readonly { readonly id: number; readonly code: string }[]

const codeOf = (list: Coded, id: string): RawBuilder<unknown> =>
  sql`${JSON.stringify(Object.fromEntries(list.map((one) => [one.id, one.code])))}::jsonb->(${sql.raw(id)}::text)`

const inUtc = (time: string) =>
  sql.raw(`to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

const partsOf = (table: string, owner: string, fields: RawBuilder<unknown>) => sql`
  coalesce((select jsonb_agg(jsonb_build_object(${fields}) order by t.position)
    from ${sql.table(table)} t where t.${sql.ref(owner)} = i.id and t.position is not null), '[]')`

const sharedFields = (owner: string, phases: Coded) => sql`
  i.details - 'budget' - 'currency' || jsonb_build_object(
    'key', i.key, 'names', i.names, 'language', i.language, 'country', ${codeOf(countries, 'i.country_id')},
    'phase', ${codeOf(phases, 'i.phase_id')},
    'budget', jsonb_build_object('amount', i.details->'budget', 'currency', i.details->'currency'),
    'published', ${inUtc('i.published')}, 'lastUpdated', ${inUtc('i.updated')},
    'criteria', coalesce((select jsonb_agg(jsonb_build_object('type', y.code, 'code', c.code) order by u.position)
      from unnest(i.criteria) with ordinality as u(id, position)
      join criteria c on c.id = u.id join criterion_types y on y.id = c.type_id), '[]'),
    'phaseDates', ${partsOf('phase_dates', owner, sql`'phase', ${codeOf(phases, 't.phase_id')}, 'date', t.date`)},
    'updates', ${partsOf('updates', owner, sql`'text', t.text, 'created', ${inUtc('t.created')}, 'scrollId', t.scroll_id`)},
    'files', ${partsOf('files', owner, sql`'name', t.name, 'code', t.code, 'extension', t.extension, 'link', t.link, 'isImage', t.is_image, 'source', t.source`)},
    'roles', coalesce((select jsonb_agg(jsonb_build_object('company', n.key, 'role', ${codeOf(roles, 't.role_id')},
        'roleText', t.role_text, 'isWinner', t.is_winner, 'added', t.added, 'note', t.note,
        'contactPerson', t.contact_person, 'noContactResponse', t.no_contact_response) order by t.position)
      from company_roles t join companies n on n.id = t.company_id where t.${sql.ref(owner)} = i.id), '[]'))`

const projectRecord = sql`${sharedFields('project_id', projectPhases)} || jsonb_build_object(
  'parent', (select p.key from projects p where p.id = i.parent_id),
  'articles', ${partsOf('articles', 'project_id', sql`'title', t.title, 'created', ${inUtc('t.created')}, 'coverImage', t.cover_image, 'hostName', t.host_name, 'hostDomain', t.host_domain, 'link', t.link`)})`

const procurementRecord = sql`${sharedFields('procurement_id', procurementPhases)} || jsonb_build_object(
  'type', ${codeOf(procurementTypes, 'i.type_id')},
  'project', (select p.key from projects p where p.id = i.project_id),
  'announcements', ${partsOf('announcements', 'procurement_id', sql`'date', t.date, 'type', t.type, 'changes', t.changes, 'description', t.description`)})`

const companyRecord = sql`i.details || jsonb_build_object(
  'key', i.key, 'name', i.name, 'language', i.language, 'country', ${codeOf(countries, 'i.country_id')},
  'published', ${inUtc('i.published')}, 'lastUpdated', ${inUtc('i.updated')},
  'contacts', ${partsOf('contacts', 'company_id', sql`'name', t.name, 'position', t.job, 'mail', t.mail, 'phone', t.phone`)})`

/**
 * Converts the old rows. Moves the new phase or deadline of a change from `detail` to the column `after`, and
 * writes the name of the changed field to `field`.
 */
async function convertChanges(db: Kysely<unknown>): Promise<void> {
  await sql`alter table item_changes drop constraint item_changes_kind_check`.execute(db)
  await sql`
    update item_changes set
      field = case kind when 'phase' then 'phase' when 'deadline' then 'offers'
        when 'announcement' then 'announcements' when 'roles' then 'roles' end,
      after = case when kind = 'deadline' then jsonb_build_object('to', detail)
        when kind = 'phase' and item_type = 'project' then ${codeOf(projectPhases, 'detail')}
        when kind = 'phase' then ${codeOf(procurementPhases, 'detail')} end,
      kind = case kind when 'deadline' then 'deadlineAdded' when 'changed' then 'other' else kind end
    where kind <> 'new'`.execute(db)
  await sql`alter table item_changes drop column detail`.execute(db)
  await sql`
    update alert_matches set kind = case kind when 'deadline' then 'deadlineAdded' when 'changed' then 'other' else kind end
    where kind in ('deadline', 'changed')`.execute(db)
}

/**
 * Turns the log of changes into a ledger, which also contains the values before and after each change (ADR
 * 42). The current record of every item becomes its first entry, marked as a correction, so that nobody is
 * notified of it.
 */
export const m0036Ledger: Migration = {
  async up(db) {
    await sql`
      alter table item_changes add field text, add before jsonb, add after jsonb, add source text,
        add is_correction boolean not null default false`.execute(db)
    await convertChanges(db)
    await sql`alter table alert_matches add change_ids integer[] not null default '{}'`.execute(db)
    await sql`update alert_matches set change_ids = array[change_id]`.execute(db)
    const records = { project: projectRecord, procurement: procurementRecord, company: companyRecord }
    const tables = { project: 'projects', procurement: 'procurements', company: 'companies' } as const
    for (const type of ['project', 'procurement', 'company'] as const) {
      await sql`
        insert into item_changes (item_type, item_id, kind, after, source, is_correction, gathered)
        select ${type}, i.id, 'new', ${records[type]}, 'migration', true, true
        from ${sql.table(tables[type])} i`.execute(db)
    }
  },
}
