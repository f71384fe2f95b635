import type { ReactNode } from 'react'
import { lazy } from 'react'
import { whenHostResponds } from './fetchWithTimeout'

/**
 * Loads a component on first use, like React's `lazy`. If loading fails, waits for a connection and loads the
 * component again, instead of replacing the page by an error. A second failure is thrown, because the code
 * may no longer exist.
 */
export function lazyPart<Props>(load: () => Promise<(props: Props) => ReactNode>) {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      await whenHostResponds()
      return { default: await load() }
    }
  })
}
