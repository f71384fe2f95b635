import type { ReactNode } from 'react'
import { createPart } from './createPart'

// They load separately, because nobody needs both at first.

/** The login screen. */
export const loginPart = createPart<object>(
  async () => (await import('../account/login/LoginScreen')).LoginScreen,
)

/** What surrounds each page of a user or a limited visitor. */
export const signedInPart = createPart<{ children: ReactNode }>(
  async () => (await import('./SignedIn')).SignedIn,
)
