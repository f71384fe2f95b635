import { createContext, use } from 'react'

export const PaletteContext = createContext<(() => void) | null>(null)

/** Null for a visitor who is not signed in. */
export const useOpenPalette = (): (() => void) | null => use(PaletteContext)
