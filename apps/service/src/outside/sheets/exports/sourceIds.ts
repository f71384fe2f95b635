import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { userOf } from '../../../contract/Caller'
import type { Caller } from '../../../contract/Caller'
import { Problem } from '../../../contract/Problem'
import type { View } from '../../../contract/View'
import { findList } from '../../../items/lists/findList'
import { readShownIds } from '../../../items/lists/readListItems'
import { readUnseenIds } from '../../../items/seen/readUnseenIds'
import { companyOrder, companySearch } from '../../../search/companySearch'
import { itemSearch } from '../../../search/itemSearch'
import { runSearch } from '../../../search/run/runSearch'
import { pageOf } from '../../../search/run/Search'
import type { Database } from '../../../storage/Database'

export type Source = Schemas['ExportDraft']['source']

/**
 * Requires that a caller may have a spreadsheet of a source.
 *
 * @throws Problem `forbidden` when the product does not include it, `notFound` when the list is not the caller's.
 */
export async function requireSource(db: Kysely<Database>, caller: Caller, source: Source): Promise<void> {
  if (!may(caller, 'exportSheet') || (source.itemType === 'company' && !may(caller, 'searchCompanies')))
    throw new Problem(
      'forbidden',
      'Spreadsheets of these items are not part of your product, so none was made. Ask for another subscription.',
    )
  if (source.of === 'list') await findList(db, source.listId, userOf(caller).id)
}

async function searchIds(
  db: Kysely<Database>,
  view: View,
  source: Extract<Source, { of: 'search' }>,
): Promise<readonly number[]> {
  // One more than a spreadsheet has shows that there are more.
  const page = { ...pageOf(source), index: 0, limit: limits.sheetRowsMax + 1 }
  if (source.itemType === 'company') {
    const search = await companySearch(db, source.filters, view.language)
    const { ids } = await runSearch(db, search, {
      ...page,
      order: companyOrder(source.orderBy, source.filters),
    })
    return ids
  }
  const onlyIds = source.unseen === true ? await readUnseenIds(db, view, source.itemType) : null
  const search = await itemSearch(source.itemType)(db, view, source.filters, onlyIds)
  const { ids } = await runSearch(db, search, page)
  return ids
}

/** Reads the ids of the items of a spreadsheet, in their order, as many as it has at most. */
export async function readSourceIds(
  db: Kysely<Database>,
  view: View,
  source: Source,
): Promise<{ readonly ids: readonly number[]; readonly hasMore: boolean }> {
  await requireSource(db, view.caller, source)
  const ids =
    source.of === 'list'
      ? await readShownIds(db, source.listId, source, view)
      : await searchIds(db, view, source)
  return { ids: ids.slice(0, limits.sheetRowsMax), hasMore: ids.length > limits.sheetRowsMax }
}
