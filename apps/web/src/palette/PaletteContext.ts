import { createContext, use } from 'react'

/** Opens the palette; null where there is none, as for those who are not signed in. */
export const PaletteContext = createContext<(() => void) | null>(null)

/** How the palette is opened, or null where there is none. */
export const useOpenPalette = (): (() => void) | null => use(PaletteContext)
