export { MarkGlyph } from '../src/graphics/MarkGlyph/MarkGlyph'
export type { Mark } from '../src/graphics/MarkGlyph/Mark'
