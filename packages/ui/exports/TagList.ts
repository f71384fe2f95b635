export { TagList } from '../src/TagList/TagList'
export type { TagListProps } from '../src/TagList/TagList'
