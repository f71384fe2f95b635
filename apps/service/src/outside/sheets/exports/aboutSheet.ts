import { completeFilters } from '../../../agents/completeFilters'
import { readFilterNames } from '../../../agents/readFilterNames'
import { describeSearch } from '../../../alerts/describe/describeAgents'
import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import type { View } from '../../../contract/View'
import { linkTo } from '../../../mail/linkTo'
import { textIntl } from '../../../reference/textIntl'
import type { Database } from '../../../storage/Database'
import type { Sheet } from '../cells/Sheet'
import { sheetNameOf } from '../createSheet'
import { aboutMessages as messages } from './About.messages'
import type { TakenSheet } from './takeSheet'

interface Described {
  readonly title: string
  readonly name: string
  readonly filters: readonly string[]
  /** The path of the page that shows the same. */
  readonly path: string
}

async function describe(db: Kysely<Database>, { source }: TakenSheet, view: View): Promise<Described> {
  const { formatMessage } = textIntl(view.language)
  const { itemType } = source
  const name = formatMessage(sheetNameOf[itemType])
  if (source.of === 'list') {
    const list = await db
      .selectFrom('lists')
      .select('name')
      .where('id', '=', source.listId)
      .executeTakeFirst()
    const words = source.text === undefined || source.text === '' ? [] : [`“${source.text}”`]
    const path = `/list/${source.listId}`
    return {
      title: formatMessage(messages.list),
      name: `${list?.name ?? ''} · ${name}`,
      filters: words,
      path,
    }
  }
  const filters = completeFilters(itemType, source.filters)
  const named = (await readFilterNames(db, [filters], view.language))(filters)
  const { why, search } = describeSearch(itemType, named, view)
  return { title: formatMessage(messages.search), name, filters: why, path: `/search/1?${search}` }
}

/** What is known about a spreadsheet when its last sheet is written. */
export interface WrittenSheet {
  readonly rows: number
  readonly hasMore: boolean
}

/** Returns the sheet that says what was searched and when, so that the file explains itself later (O05). */
export async function aboutSheet(
  db: Kysely<Database>,
  sheet: TakenSheet,
  view: View,
  publicUrl: string,
  written: () => WrittenSheet,
): Promise<Sheet> {
  const { formatMessage, formatDate } = textIntl(view.language)
  const { title, name, filters, path } = await describe(db, sheet, view)
  const made = formatDate(view.now, { dateStyle: 'long', timeStyle: 'short', timeZone: view.timeZone })
  return {
    name: formatMessage(messages.about),
    columns: [
      { label: title, kind: 'text', width: 24 },
      { label: name, kind: 'text', width: 80 },
    ],
    rows: () => {
      const { rows, hasMore } = written()
      return [
        ...filters.map((filter) => [formatMessage(messages.filter), filter]),
        [formatMessage(messages.made), made],
        [formatMessage(messages.rows), String(rows)],
        ...(hasMore
          ? [[formatMessage(messages.more), formatMessage(messages.moreText, { count: limits.sheetRowsMax })]]
          : []),
        [formatMessage(messages.page), linkTo(publicUrl, sheet.domainId, path)],
      ]
    },
  }
}
