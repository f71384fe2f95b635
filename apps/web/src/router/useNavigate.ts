import { useCallback } from 'react'
import { useRouterPlace } from './RouterContext'

/** How a step is taken. */
interface NavigateOptions {
  /** Whether the page takes the place of the one before in the history. */
  readonly replace?: boolean | undefined
  /** What the page's entry in the history keeps. */
  readonly state?: object | undefined
}

/** Leads to an address of the app, which may be a hash or a query of the page that is shown. */
export type Navigate = (address: string, options?: NavigateOptions) => void

/** The whole path that an address leads to from another. */
function resolve(address: string, from: string): string {
  const { pathname, search, hash } = new URL(address, new URL(from, location.origin))
  return `${pathname}${search}${hash}`
}

/** The function that leads to an address of the app. */
export function useNavigate(): Navigate {
  const { history } = useRouterPlace()
  // One function as long as the history is the same: effects ask for it.
  return useCallback(
    (address, { replace = false, state } = {}) => {
      const path = resolve(address, history.location.href)
      if (replace) history.replace(path, state)
      else history.push(path, state)
    },
    [history],
  )
}
