import type { ToastMessage } from '@spadestik/ui/Toasts'
import { createContext, use } from 'react'

export interface OpenGroups {
  /** By the id of a filter: true if the user has expanded it, false if the user has collapsed it. */
  readonly open: Readonly<Record<string, boolean>>
  readonly setOpen: (id: string, isOpen: boolean) => void
  readonly say: (message: ToastMessage) => void
}

export const FilterGroupsContext = createContext<OpenGroups>({
  open: {},
  setOpen: () => {},
  say: () => {},
})

export const useOpenGroups = (): OpenGroups => use(FilterGroupsContext)
