import type { ToastMessage } from '@spadestik/ui/Toasts'
import { createContext, use } from 'react'

type Say = (message: ToastMessage) => void

export const ToastsContext = createContext<Say>(() => {
  throw new Error('No <ToastsProvider> shows this message. Render the component inside a page.')
})

/**
 * Returns the function that shows a message above the page. It is the same in every render, and may be called
 * after the component that called this hook is gone.
 */
export const useSay = (): Say => use(ToastsContext)
