import type { ToastMessage } from '@spadestik/ui/Toasts'
import { createContext, use } from 'react'

/** Which filters the user has opened or closed, and how a filter shows a message. */
export interface OpenGroups {
  /** Undefined if the user never opened or closed the filter. */
  readonly isOpen: (id: string) => boolean | undefined
  readonly setOpen: (id: string, isOpen: boolean) => void
  /** Shows a toast with an action. */
  readonly say: (message: ToastMessage) => void
}

export const FilterGroupsContext = createContext<OpenGroups>({
  isOpen: () => undefined,
  setOpen: () => {},
  say: () => {},
})

export const useOpenGroups = (): OpenGroups => use(FilterGroupsContext)
