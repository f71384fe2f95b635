export { BreakableText } from '../src/BreakableText/BreakableText'
export type { BreakableTextProps } from '../src/BreakableText/BreakableText'
