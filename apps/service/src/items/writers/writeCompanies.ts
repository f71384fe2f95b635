import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { countries } from '../../reference/countries'
import { idOfCode } from '../../reference/idOfCode'
import type { Database } from '../../storage/Database'
import { inBatches } from '../../storage/inBatches'
import type { CompanyRecord } from '../../storage/records/CompanyRecord'
import { companyDetailFields } from '../../storage/records/CompanyRecord'
import type { WriteMode } from '../../ledger/recordChanges'
import { recordChanges } from '../../ledger/recordChanges'
import { partColumns, pickFields } from './partColumns'
import { readDocuments } from '../../words/documents/readDocuments'
import { queueWords } from './queueWords'
import { replaceParts } from './replaceParts'
import { upsertItems } from './upsertItems'

const columns = {
  key: 'text',
  name: 'text',
  language: 'text',
  country_id: 'integer',
  published: 'timestamptz',
  updated: 'timestamptz',
  details: 'jsonb',
}

const row = (record: CompanyRecord) => ({
  key: record.key,
  name: record.name,
  language: record.language,
  country_id: record.country === null ? null : idOfCode(countries, record.country),
  published: record.published,
  updated: record.lastUpdated,
  details: pickFields(record, companyDetailFields),
})

export async function writeCompanies(
  trx: Transaction<Database>,
  records: readonly CompanyRecord[],
  mode: WriteMode = {},
): Promise<Map<string, number>> {
  const ids = await upsertItems(trx, 'companies', columns, records.map(row))
  const contacts = records.map((record) => ({
    ownerId: ids.get(record.key) ?? 0,
    parts: record.contacts.map(({ position, ...contact }) => ({ ...contact, job: position })),
  }))
  await replaceParts(trx, 'company_id', [
    { table: 'contacts', columns: partColumns.contacts, items: contacts },
  ])
  for (const batch of inBatches([...ids.values()])) {
    await queueWords(trx, 'company', batch)
    const documents = await readDocuments(trx, 'company', batch)
    const rows = batch.map((id) => ({ id, ...documents.get(id) }))
    await sql`
      insert into company_search (id, country_id, zip, plain_name, published, updated, document, biwords)
      select id, country_id, replace(details->>'postalCode', ' ', ''), plain_text(name), published, updated,
        r.document::tsvector, r.biwords
      from companies
      join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id integer, document text, biwords integer[]) using (id)
      on conflict (id) do update set country_id = excluded.country_id, zip = excluded.zip,
        plain_name = excluded.plain_name, published = excluded.published, updated = excluded.updated,
        document = excluded.document, biwords = excluded.biwords`.execute(trx)
  }
  await recordChanges(trx, 'company', records, ids, mode)
  return ids
}
