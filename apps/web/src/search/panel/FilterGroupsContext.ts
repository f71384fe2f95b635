import { createContext, use } from 'react'

export interface OpenGroups {
  /** The filters that the user has expanded (true) or collapsed (false), by id. */
  readonly open: Readonly<Record<string, boolean>>
  readonly setOpen: (id: string, isOpen: boolean) => void
}

export const FilterGroupsContext = createContext<OpenGroups>({
  open: {},
  setOpen: () => {},
})

export const useOpenGroups = (): OpenGroups => use(FilterGroupsContext)
