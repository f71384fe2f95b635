export { MarkGlyph } from '../src/MarkGlyph/MarkGlyph'
export type { Mark } from '../src/MarkGlyph/MarkGlyph'
