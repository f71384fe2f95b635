export { CopyField } from '../src/saved/CopyField/CopyField'
export type { CopyFieldProps } from '../src/saved/CopyField/CopyField'
