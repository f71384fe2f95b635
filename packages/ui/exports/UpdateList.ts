export { UpdateList } from '../src/UpdateList/UpdateList'
export type { ItemUpdate, UpdateListProps } from '../src/UpdateList/UpdateList'
