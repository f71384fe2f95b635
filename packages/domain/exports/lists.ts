export { holds, isShared, listsHolding, moveToList, withoutItem } from '../src/lists/moveToList'
export type { ListContents, ListedItem } from '../src/lists/moveToList'
