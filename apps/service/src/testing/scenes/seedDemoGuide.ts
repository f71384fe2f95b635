import type { Transaction } from 'kysely'
import type { Database } from '../../storage/Database'
import { demoNotifications } from './demoNotifications'
import { followGuide } from './followGuide'
import type { GuidePage } from './GuideTab'
import { searchGuide } from './searchGuide'
import { teamGuide } from './teamGuide'
import { createCalendar } from './createCalendar'

async function writePage(
  trx: Transaction<Database>,
  tabId: number,
  { titles, parts }: GuidePage,
  position: number,
): Promise<void> {
  const { id } = await trx
    .insertInto('helpdesk_pages')
    .values({ tab_id: tabId, position, titles: JSON.stringify(titles) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('helpdesk_parts')
    .values(
      parts.map((texts, place) => ({
        page_id: id,
        position: place,
        texts: JSON.stringify(texts),
        file: null,
      })),
    )
    .execute()
}

export async function seedDemoGuide(trx: Transaction<Database>, today: string): Promise<void> {
  const calendar = createCalendar(today)
  for (const [position, { names, icon, pages }] of [searchGuide, followGuide, teamGuide].entries()) {
    const { id } = await trx
      .insertInto('helpdesk_tabs')
      .values({ position, names: JSON.stringify(names), icon, icon_type: 'outline' })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [place, page] of pages.entries()) await writePage(trx, id, page, place)
  }
  await trx
    .insertInto('notifications')
    .values(
      demoNotifications.map(({ titles, texts, age }) => ({
        titles: JSON.stringify(titles),
        texts: JSON.stringify(texts),
        file: null,
        created: calendar.time(-age, 480),
      })),
    )
    .execute()
}
