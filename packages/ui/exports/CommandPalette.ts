export { CommandPalette } from '../src/dialogs/CommandPalette/CommandPalette'
export type {
  CommandPaletteProps,
  PaletteEntry,
  PaletteSection,
} from '../src/dialogs/CommandPalette/CommandPalette'
