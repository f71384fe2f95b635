import { createContext, use } from 'react'

export const PaletteContext = createContext<(() => void) | null>(null)

/** Returns the function that opens the command palette. Returns null for a visitor who is not signed in. */
export const useOpenPalette = (): (() => void) | null => use(PaletteContext)
