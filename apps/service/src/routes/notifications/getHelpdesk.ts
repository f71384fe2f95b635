import type { Handler } from '../../app/Operation'
import { fileIn } from '../../responses/fileIn'

/**
 * Answers the user guide in the language of the call, in its order.
 *
 * @source specification 7
 */
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
