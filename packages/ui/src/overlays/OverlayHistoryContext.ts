import { createContext, use, useEffect } from 'react'
import { useStableHandler } from '../data/ResultTable/useStableHandler'

/** Called when a dialog opens, with a function that closes it. Returns a function for when it has closed. */
export type OverlayOpened = (close: () => void) => () => void

/**
 * Tells an app about open dialogs, so that the browser's Back button can close them. Without a value, Back
 * leaves the page.
 */
export const OverlayHistoryContext = createContext<OverlayOpened | null>(null)

/** Reports a dialog to the app while it is open. */
export function useOverlayHistory(isOpen: boolean, close: () => void): void {
  const opened = use(OverlayHistoryContext)
  const onBack = useStableHandler(close)
  useEffect(() => (isOpen ? opened?.(() => onBack()) : undefined), [isOpen, opened, onBack])
}
