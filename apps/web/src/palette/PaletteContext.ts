import { createContext, use } from 'react'

/** The function that opens the palette; null for a visitor who is not signed in. */
export const PaletteContext = createContext<(() => void) | null>(null)

/** Returns the function that opens the palette, or null. */
export const useOpenPalette = (): (() => void) | null => use(PaletteContext)
