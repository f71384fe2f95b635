export { TagField } from '../src/TagField/TagField'
export type { TagFieldProps } from '../src/TagField/TagField'
export type { TagOption } from '../src/TagField/TagOption'
