import type { ReactNode } from 'react'
import { createPart } from './createPart'

// Both parts load separately, because no first screen needs both.

/** The login screen. */
export const loginPart = createPart<object>(
  async () => (await import('../account/login/LoginScreen')).LoginScreen,
)

/** The dialogs, news and other parts around each page of a user or a limited visitor. */
export const signedInPart = createPart<{ children: ReactNode }>(
  async () => (await import('./SignedIn')).SignedIn,
)
