import { limits } from '@spadestik/domain/limits'
import type { ComponentType, ReactNode } from 'react'
import { createElement, lazy } from 'react'

export type Loaded<Props> = (props: Props) => ReactNode

type Load<Props> = () => Promise<Loaded<Props>>

/** Loads a component on first use. React's own `lazy` accepts only modules with a default export. */
export const lazyPart = <Props>(load: Load<Props>) => lazy(async () => ({ default: await load() }))

/** Loads a component on first use, as `lazyPart` does. If the code does not load, renders nothing. */
export const optionalPart = <Props>(load: Load<Props>) => lazyPart(() => load().catch(() => () => null))

export interface Part<Props> {
  /** Loads and returns the component, which then renders without suspending. @throws if loading fails */
  readonly preload: () => Promise<Loaded<Props>>
  /** Suspends when it first renders, unless it has been loaded before. */
  readonly Component: ComponentType<Props>
}

/** @throws after 120 seconds, so that the user is offered a retry */
async function inTime<Code>(code: Promise<Code>): Promise<Code> {
  const seconds = limits.chunkLoadTimeoutSeconds
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new Error(`A chunk of the app did not load within ${seconds} seconds. Reload the page.`))
  }, seconds * 1000)
  return Promise.race([code, tooLate]).finally(() => clearTimeout(timer))
}

/**
 * Creates a separately loaded component, which renders without suspending once it has loaded. With React's
 * `lazy`, even a loaded component suspends, and React can show the fallback for up to 300 ms.
 */
export function createPart<Props extends object>(load: Load<Props>): Part<Props> {
  let loaded: Loaded<Props> | null = null
  let chosen: ComponentType<Props> | null = null
  const loadInTime = () => inTime(load())
  // Choose only once. If the choice changed later, React would mount the component from scratch.
  const choose = (): ComponentType<Props> => (chosen ??= loaded ?? lazyPart(loadInTime))
  return {
    preload: async () => (loaded = await loadInTime()),
    Component: (props) => createElement(choose(), props),
  }
}
