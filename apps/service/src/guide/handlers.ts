import { sql } from 'kysely'
import { userOf } from '../contract/Caller'
import type { Handler } from '../contract/Operation'
import { viewOf } from '../contract/View'
import { fileIn } from '../items/responses/fileIn'
import { readNotifications } from './readNotifications'

export const getNotifications: Handler<'getNotifications'> = (call) =>
  readNotifications(call.db, userOf(call.caller).id, viewOf(call), call.query.isSeen ?? null)

export const markNotificationsSeen: Handler<'markNotificationsSeen'> = async ({ db, caller, now }) => {
  await sql`
    insert into seen_notifications (user_id, notification_id)
    select ${userOf(caller).id}::integer, id from notifications where created <= ${now.toISOString()}::timestamptz
    on conflict do nothing`.execute(db)
}

/** Returns the user guide (A07). */
export const getHelpdesk: Handler<'getHelpdesk'> = async ({ db, language }) => {
  const tabs = await db.selectFrom('helpdesk_tabs').selectAll().orderBy('position').execute()
  const pages = await db.selectFrom('helpdesk_pages').selectAll().orderBy('position').execute()
  const parts = await db.selectFrom('helpdesk_parts').selectAll().orderBy('position').execute()
  const partsOf = Map.groupBy(parts, (part) => part.page_id)
  const pagesOf = Map.groupBy(pages, (page) => page.tab_id)
  return tabs.map((tab, index) => ({
    id: tab.id,
    name: tab.names[language],
    icon: tab.icon,
    iconType: tab.icon_type,
    index,
    pages: (pagesOf.get(tab.id) ?? []).map((page) => ({
      id: page.id,
      title: page.titles[language],
      parts: (partsOf.get(page.id) ?? []).map(({ id, texts, file }) => ({
        id,
        text: texts[language],
        file: file === null ? null : fileIn(id, file),
      })),
    })),
  }))
}
