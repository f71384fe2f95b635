export { TagField } from '../src/fields/TagField/TagField'
export type { TagFieldProps } from '../src/fields/TagField/TagField'
export type { TagOption } from '../src/fields/TagField/matchOptions'
