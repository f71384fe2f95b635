import type { ToastMessage } from '@spadestik/ui/Toasts'
import { createContext, use } from 'react'

/** Which filters the user has expanded or collapsed, and the function by which a filter shows a message. */
export interface OpenGroups {
  /** True if the user has expanded the filter, false if the user has collapsed it; undefined if neither. */
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
