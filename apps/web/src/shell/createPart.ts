import type { ComponentType, ReactNode } from 'react'
import { createElement } from 'react'
import { lazyPart } from '../api/client/lazyPart'

export interface Part<Props> {
  /** Loads the component, so that it renders without suspending. @throws if loading fails */
  readonly preload: () => Promise<void>
  /** Suspends when it first renders, unless it has been loaded before. */
  readonly Component: ComponentType<Props>
}

type Loaded<Props> = (props: Props) => ReactNode

/**
 * Creates a separately loaded component, which renders without suspending once it has loaded. With React's
 * `lazy`, even a loaded component suspends, and React can show the fallback for up to 300 ms.
 */
export function createPart<Props extends object>(load: () => Promise<Loaded<Props>>): Part<Props> {
  let loaded: Loaded<Props> | null = null
  let chosen: ComponentType<Props> | null = null
  // Choose only once. If the choice changed later, React would mount the component from scratch.
  const choose = (): ComponentType<Props> => (chosen ??= loaded ?? lazyPart(load))
  return {
    async preload() {
      loaded = await load()
    },
    Component: (props) => createElement(choose(), props),
  }
}
