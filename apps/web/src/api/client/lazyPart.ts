import type { ReactNode } from 'react'
import { lazy } from 'react'

/** Loads a component on first use, like React's `lazy`, which wants a module with a default export. */
export const lazyPart = <Props>(load: () => Promise<(props: Props) => ReactNode>) =>
  lazy(async () => ({ default: await load() }))
