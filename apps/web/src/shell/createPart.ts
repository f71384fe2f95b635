import type { ComponentType } from 'react'
import { lazy } from 'react'

/** A component that loads separately. */
export interface Part<Props> {
  /** Loads the component, so that it renders without suspending. @throws if loading fails */
  readonly preload: () => Promise<void>
  /**
   * Returns the component, always the same. It suspends when it renders for the first time, unless it has been
   * loaded before the first call.
   */
  readonly get: () => ComponentType<Props>
}

/**
 * Creates a part of the app from the function that loads it. React's `lazy` suspends even if the code has
 * already loaded, and React then waits up to 300 ms before it replaces what it showed instead.
 */
export function createPart<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let loaded: ComponentType<Props> | null = null
  let chosen: ComponentType<Props> | null = null
  return {
    async preload() {
      loaded = await load()
    },
    get: () => (chosen ??= loaded ?? lazy(async () => ({ default: await load() }))),
  }
}
