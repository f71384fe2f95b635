export { CopyField } from '../src/fields/CopyField/CopyField'
export type { CopyFieldProps } from '../src/fields/CopyField/CopyField'
