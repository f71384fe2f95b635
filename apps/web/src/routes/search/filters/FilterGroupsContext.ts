import { createContext, use } from 'react'

/** Which groups of filters a person opened or closed. */
export interface OpenGroups {
  /** Undefined for a group that was never opened or closed by hand. */
  readonly isOpen: (id: string) => boolean | undefined
  readonly setOpen: (id: string, isOpen: boolean) => void
}

export const FilterGroupsContext = createContext<OpenGroups>({ isOpen: () => undefined, setOpen: () => {} })

export const useOpenGroups = (): OpenGroups => use(FilterGroupsContext)
