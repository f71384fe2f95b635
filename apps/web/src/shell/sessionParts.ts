import type { ReactNode } from 'react'
import { routeAt } from '../routing/routeAt'
import { createPart } from './createPart'
import { screens } from './loadScreen'

// Each of these two components is a chunk of its own, because the first screen needs only one of them.

/** The login screen. */
export const loginPart = createPart<object>(
  async () => (await import('../account/login/LoginScreen')).LoginScreen,
)

/** The dialogs, news and other parts around each page of a user or a limited visitor. */
export const signedInPart = createPart<{ children: ReactNode }>(
  async () => (await import('./SignedIn')).SignedIn,
)

/**
 * Loads the code of the page at the current address, and of the parts around it. Never rejects: if loading
 * fails, rendering the page loads the code again, and shows the error if this fails too.
 */
export const loadPage = (): Promise<unknown> =>
  Promise.allSettled([signedInPart.preload(), screens[routeAt(location.pathname)].preload()])
