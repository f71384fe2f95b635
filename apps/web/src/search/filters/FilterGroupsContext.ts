import type { ToastMessage } from '@spadestik/ui/Toasts'
import { createContext, use } from 'react'

/** Which filters the user has expanded or collapsed, and the function with which a filter shows a message. */
export interface OpenGroups {
  /** By the id of a filter: true if the user has expanded the filter, false if the user has collapsed it. */
  readonly open: Readonly<Record<string, boolean>>
  readonly setOpen: (id: string, isOpen: boolean) => void
  /** Shows a toast with an action. */
  readonly say: (message: ToastMessage) => void
}

export const FilterGroupsContext = createContext<OpenGroups>({
  open: {},
  setOpen: () => {},
  say: () => {},
})

export const useOpenGroups = (): OpenGroups => use(FilterGroupsContext)
