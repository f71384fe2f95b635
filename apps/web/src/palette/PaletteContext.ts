import { createContext, use } from 'react'

/** The function that opens the command palette; null for a visitor who is not signed in. */
export const PaletteContext = createContext<(() => void) | null>(null)

/** Returns the function that opens the command palette, or null for a visitor who is not signed in. */
export const useOpenPalette = (): (() => void) | null => use(PaletteContext)
