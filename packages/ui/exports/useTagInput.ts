export { useTagInput } from '../src/fields/TagField/useTagInput'
export type { TagInputOptions } from '../src/fields/TagField/useTagInput'
export type { TagId, TagOption } from '../src/fields/TagField/matchOptions'
