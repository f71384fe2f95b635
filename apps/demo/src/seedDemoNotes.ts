import type { Transaction } from 'kysely'
import type { Database } from '@spadestik/service/filling'
import { createCalendar } from '@spadestik/service/filling'
import type { DemoIds } from './DemoIds'
import { idsOf } from './DemoIds'
import type { DemoNote } from './demoNotes'
import { demoNotes } from './demoNotes'
import type { DemoData } from './items/makeDemoData'

interface Dated {
  readonly key: string
  readonly country: string | null
  readonly lastUpdated: string
}

/**
 * Returns the key of one item of a country, or an empty string if the country has no item at this position.
 *
 * @param place the position of the item, where 0 is the most recently updated item of the country
 */
function newest(items: readonly Dated[], country: string, place: number): string {
  const own = items.filter((item) => item.country === country)
  const sorted = own.toSorted(
    (a, b) => b.lastUpdated.localeCompare(a.lastUpdated) || a.key.localeCompare(b.key),
  )
  return sorted[place]?.key ?? ''
}

function targetOf({ on, country, place }: DemoNote, data: DemoData, ids: DemoIds) {
  const target = { project_id: null, procurement_id: null, company_id: null }
  if (on === 'company') {
    return {
      ...target,
      company_id: idsOf(ids.companies, [newest(data.companies, country, place)])[0] ?? null,
    }
  }
  if (on === 'project') {
    return { ...target, project_id: idsOf(ids.projects, [newest(data.projects, country, place)])[0] ?? null }
  }
  const open = data.procurements.filter(({ phase }) => phase === 'open' || phase === 'qualification')
  return { ...target, procurement_id: idsOf(ids.procurements, [newest(open, country, place)])[0] ?? null }
}

export async function seedDemoNotes(
  trx: Transaction<Database>,
  data: DemoData,
  ids: DemoIds,
  today: string,
): Promise<void> {
  const calendar = createCalendar(today)
  for (const note of demoNotes) {
    const created = calendar.time(-note.age, 560)
    const readers = idsOf(ids.users, [note.author, ...note.sharedWith])
    const { id } = await trx
      .insertInto('notes')
      .values({
        ...targetOf(note, data, ids),
        title: note.title,
        text: note.text,
        created,
        updated: created,
        created_by: readers[0] ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('note_users')
      .values(readers.map((user_id) => ({ note_id: id, user_id })))
      .execute()
  }
}
