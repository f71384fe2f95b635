import { timeZoneOf } from '@spadestik/domain/locale'
import type { Transaction } from 'kysely'
import type { Database } from '@spadestik/service/filling'
import { createCalendar, writeAgent } from '@spadestik/service/filling'
import { demoAgents } from './demoAgents'
import type { DemoIds } from './DemoIds'
import { idsOf } from './DemoIds'

async function readCategories(trx: Transaction<Database>) {
  const rows = await trx
    .selectFrom('criteria')
    .innerJoin('criterion_types', 'criterion_types.id', 'criteria.type_id')
    .select(['criteria.id', 'criteria.code', 'criteria.type_id'])
    .where('criterion_types.code', '=', 'category')
    .execute()
  return {
    typeId: rows[0]?.type_id ?? 0,
    ids: new Map(rows.map(({ id, code }) => [code, id])),
  }
}

export async function seedDemoAgents(trx: Transaction<Database>, ids: DemoIds, today: string): Promise<void> {
  const calendar = createCalendar(today)
  const { typeId, ids: categories } = await readCategories(trx)
  const marked = (codes: readonly string[], included: boolean) =>
    idsOf(categories, codes).map((id) => ({ id, typeId, included }))
  for (const { type, name, users, mailTime, reader, included, excluded, filters } of demoAgents) {
    const criteria = [...marked(included, true), ...marked(excluded, false)]
    const draft = { ...filters, criteria, name, mailTime, paUserIds: idsOf(ids.users, users) }
    const now = new Date(calendar.time(-30, 600))
    await writeAgent(trx, type, null, draft, { language: reader, timeZone: timeZoneOf(null), now })
  }
}
