import type { Transaction } from 'kysely'
import type { CriterionReference, Database } from '@spadestik/service/filling'
import { createCalendar, writeList } from '@spadestik/service/filling'
import type { DemoIds } from './DemoIds'
import { idsOf } from './DemoIds'
import type { DemoList } from './demoLists'
import { demoLists } from './demoLists'
import type { DemoData } from './items/makeDemoData'

interface Findable {
  readonly key: string
  readonly country: string | null
  readonly lastUpdated: string
  readonly criteria: readonly CriterionReference[]
}

function choose(items: readonly Findable[], { country, categories }: DemoList, count: number): string[] {
  const fits = ({ criteria }: Findable) =>
    categories.length === 0 ||
    criteria.some(({ type, code }) => type === 'category' && categories.includes(code))
  return items
    .filter((item) => item.country === country && fits(item))
    .toSorted((a, b) => b.lastUpdated.localeCompare(a.lastUpdated) || a.key.localeCompare(b.key))
    .slice(0, count)
    .map(({ key }) => key)
}

export async function seedDemoLists(
  trx: Transaction<Database>,
  data: DemoData,
  ids: DemoIds,
  today: string,
): Promise<void> {
  const calendar = createCalendar(today)
  const open = data.procurements.filter(({ phase }) => phase === 'open' || phase === 'qualification')
  const firms = data.companies.map((company) => ({ ...company, criteria: [] }))
  for (const one of demoLists) {
    const users = idsOf(ids.users, one.users)
    const draft = {
      name: one.name,
      mailTime: one.mailTime,
      projects: idsOf(ids.projects, choose(data.projects, one, one.projects)),
      procurements: idsOf(ids.procurements, choose(open, one, one.procurements)),
      companies: idsOf(ids.companies, choose(firms, { ...one, categories: [] }, one.companies)),
      paUserIds: users,
    }
    const id = await writeList(trx, null, draft, new Date(calendar.time(-1, 600)))
    if (one.seen === null) continue
    await trx
      .updateTable('list_users')
      .set({ last_seen: calendar.time(-one.seen, 480) })
      .where('list_id', '=', id)
      .execute()
  }
}
