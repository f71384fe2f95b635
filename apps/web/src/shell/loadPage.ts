import { routeAt } from '../routing/routeAt'
import { screens } from './loadScreen'
import { signedInPart } from './sessionParts'

/** Loads the page at the current address and the parts around it. If loading fails, rendering reports it. */
export const loadPage = (): Promise<unknown> =>
  Promise.allSettled([signedInPart.preload(), screens[routeAt(location.pathname)].preload()])
