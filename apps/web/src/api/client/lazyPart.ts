import type { ReactNode } from 'react'
import { lazy } from 'react'

/** Loads a component on first use. React's own `lazy` accepts only modules with a default export. */
export const lazyPart = <Props>(load: () => Promise<(props: Props) => ReactNode>) =>
  lazy(async () => ({ default: await load() }))
