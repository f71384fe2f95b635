import type { ReactNode } from 'react'
import { routeAt } from '../routing/routeAt'
import { createPart } from './createPart'
import { screens } from './loadScreen'

// Each component is a separate chunk, because the first screen needs only one of them.

export const loginPart = createPart<object>(
  async () => (await import('../account/login/LoginScreen')).LoginScreen,
)

/** Adds the dialogs, news and other parts to each page of a signed-in user or limited visitor. */
export const signedInPart = createPart<{ children: ReactNode }>(
  async () => (await import('./SignedIn')).SignedIn,
)

/**
 * Loads the code of the page at the current address. Never rejects, because rendering the page loads missing
 * code again and shows an error if it fails.
 */
export const loadPage = (): Promise<unknown> =>
  Promise.allSettled([signedInPart.preload(), screens[routeAt(location.pathname)].preload()])
