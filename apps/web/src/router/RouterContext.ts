import type { HistoryLocation, RouterHistory } from '@tanstack/history'
import { createContext, use } from 'react'

/** Where the app is, and the history that leads elsewhere. */
export interface RouterPlace {
  readonly history: RouterHistory
  /** Another object after each step, though the address be the same. */
  readonly location: HistoryLocation
}

/** Set by the `Router` around the app. */
export const RouterContext = createContext<RouterPlace | null>(null)

/** The place that the router knows. @throws outside of a `Router` */
export function useRouterPlace(): RouterPlace {
  const place = use(RouterContext)
  if (place === null) throw new Error('There is no Router around this component. Put the app into one.')
  return place
}
