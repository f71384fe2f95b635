import type { ReactNode } from 'react'

/** Loads the surroundings of a signed-in user's pages for React's `lazy`. */
export async function loadSignedIn(): Promise<{ default: (props: { children: ReactNode }) => ReactNode }> {
  return { default: (await import('./SignedIn')).SignedIn }
}
