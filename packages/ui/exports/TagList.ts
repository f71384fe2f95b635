export { TagList } from '../src/data/TagList/TagList'
export type { TagListProps } from '../src/data/TagList/TagList'
