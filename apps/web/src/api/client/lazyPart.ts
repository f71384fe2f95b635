import type { ReactNode } from 'react'
import { lazy } from 'react'
import { whenHostResponds } from './fetchWithTimeout'

/**
 * Like React's `lazy`, but a part whose code is lost on a poor network is loaded again as soon as there is a
 * connection, instead of replacing the page by an error. The second failure is thrown, because the code may
 * not exist any more.
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
