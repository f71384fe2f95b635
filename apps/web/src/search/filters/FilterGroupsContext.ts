import type { ToastMessage } from '@spadestik/ui/Toasts'
import { createContext, use } from 'react'

/** Which filters the user has expanded or collapsed, and the function by which a filter shows a message. */
export interface OpenGroups {
  /** True for each filter that the user has expanded, false for each that the user has collapsed, by id. */
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
