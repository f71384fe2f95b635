export { TagField } from '../src/fields/TagField/TagField'
export type { TagFieldProps } from '../src/fields/TagField/TagField'
export type { TagId, TagOption } from '../src/fields/TagField/matchOptions'
