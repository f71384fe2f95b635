export { CommandPalette } from '../src/CommandPalette/CommandPalette'
export type { CommandPaletteProps, PaletteEntry, PaletteSection } from '../src/CommandPalette/CommandPalette'
