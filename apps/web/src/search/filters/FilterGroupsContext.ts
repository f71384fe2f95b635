import type { ToastMessage } from '@spadestik/ui/Toasts'
import { createContext, use } from 'react'

/** Which groups of filters a person opened or closed, and where a filter puts its messages. */
export interface OpenGroups {
  /** Undefined for a group that was never opened or closed by hand. */
  readonly isOpen: (id: string) => boolean | undefined
  readonly setOpen: (id: string, isOpen: boolean) => void
  /** Shows a short message with its action. */
  readonly say: (message: ToastMessage) => void
}

export const FilterGroupsContext = createContext<OpenGroups>({
  isOpen: () => undefined,
  setOpen: () => {},
  say: () => {},
})

export const useOpenGroups = (): OpenGroups => use(FilterGroupsContext)
