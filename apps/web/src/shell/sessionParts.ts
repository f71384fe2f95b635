import type { ReactNode } from 'react'
import { routeAt } from '../routing/routeAt'
import { createPart } from './createPart'
import { screens } from './loadScreen'

// These two components load separately, because no first screen needs both.

/** The login screen. */
export const loginPart = createPart<object>(
  async () => (await import('../account/login/LoginScreen')).LoginScreen,
)

/** The dialogs, news and other parts around each page of a user or a limited visitor. */
export const signedInPart = createPart<{ children: ReactNode }>(
  async () => (await import('./SignedIn')).SignedIn,
)

/**
 * Loads the page at the current address and the parts around it. Never rejects, because rendering reports a
 * failure.
 */
export const loadPage = (): Promise<unknown> =>
  Promise.allSettled([signedInPart.preload(), screens[routeAt(location.pathname)].preload()])
