export { UpdateList } from '../src/item/UpdateList/UpdateList'
export type { ItemUpdate, UpdateListProps } from '../src/item/UpdateList/UpdateList'
