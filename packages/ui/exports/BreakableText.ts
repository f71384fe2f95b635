export { BreakableText } from '../src/text/BreakableText/BreakableText'
export type { BreakableTextProps } from '../src/text/BreakableText/BreakableText'
