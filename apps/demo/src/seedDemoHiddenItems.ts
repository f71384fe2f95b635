import type { Transaction } from 'kysely'
import type { Database } from '@spadestik/service/filling'
import { createCalendar } from '@spadestik/service/filling'
import type { DemoIds } from './DemoIds'
import { idsOf } from './DemoIds'
import type { DemoData } from './items/makeDemoData'

const [paid, colleague] = ['paid@demo.test', 'colleague@demo.test']

const isDanish = ({ country }: { readonly country: string | null }) => country === 'DK'
const keysOf = (items: readonly { readonly key: string }[], count: number) =>
  items.slice(0, count).map(({ key }) => key)

/**
 * Hides some Danish items from a demo user, and every second one also from a colleague. Some are completed
 * projects or awarded tenders, so that `cleanUpHiddenItems` has something to remove.
 *
 * @param today `YYYY-MM-DD`
 */
export async function seedDemoHiddenItems(
  trx: Transaction<Database>,
  data: DemoData,
  ids: DemoIds,
  today: string,
): Promise<void> {
  const calendar = createCalendar(today)
  const projects = data.projects.filter(isDanish)
  const procurements = data.procurements.filter(isDanish)
  const hidden = [
    ...idsOf(ids.projects, [
      ...keysOf(
        projects.filter(({ phase }) => phase === 'planning'),
        2,
      ),
      ...keysOf(
        projects.filter(({ phase }) => phase === 'completed'),
        1,
      ),
    ]).map((id) => ({ project_id: id, procurement_id: null })),
    ...idsOf(ids.procurements, [
      ...keysOf(
        procurements.filter(({ phase }) => phase === 'open'),
        2,
      ),
      ...keysOf(
        procurements.filter(({ phase }) => phase === 'awarded'),
        2,
      ),
    ]).map((id) => ({ project_id: null, procurement_id: id })),
  ]
  const owner = await trx
    .selectFrom('users')
    .select('subscriber_id')
    .where('email', '=', paid)
    .executeTakeFirstOrThrow()
  for (const [index, item] of hidden.entries()) {
    const { id } = await trx
      .insertInto('hidden_items')
      .values({ ...item, ...owner, created: calendar.time(-2 - index, 610) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const users = idsOf(ids.users, index % 2 === 0 ? [paid, colleague] : [paid])
    await trx
      .insertInto('hidden_item_users')
      .values(users.map((user_id) => ({ hidden_item_id: id, user_id })))
      .execute()
  }
}
