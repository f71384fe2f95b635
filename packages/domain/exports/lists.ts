export { countOfList } from '../src/lists/countOfList'
export { withoutList, withSavedList } from '../src/lists/listChanges'
export { byUpdated, hasNews } from '../src/lists/listOrder'
export { holds, listsHolding, moveToList } from '../src/lists/moveToList'
export type { ListedItem } from '../src/lists/moveToList'
export { preselectedLists, removeFromLists } from '../src/lists/removeFromLists'
export { companyRow, procurementRow, projectRow } from '../src/lists/listRows'
export {
  listOrders,
  orderOf,
  parseListView,
  serializeListView,
  shownType,
  viewedItems,
} from '../src/lists/listView'
export type { ListOrder, ListRow, ListView } from '../src/lists/listView'
