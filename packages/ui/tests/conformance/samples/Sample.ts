import type { ReactElement } from 'react'
import type { AnyRootProps } from '../../../src/styles/RootProps'

/** The root props that the tests pass to every component. */
export type SampleRoot = Pick<AnyRootProps, 'ref' | 'className' | 'style'> & { 'data-sample'?: string }

/**
 * Renders a component with the given root props and all other props that it needs. An overlay, such as a
 * dialog, is rendered open.
 */
export type Sample = (root: SampleRoot) => ReactElement

/** One sample for each component, by the component's name. */
export type Samples = Readonly<Record<string, Sample>>

/** A callback that does nothing. */
export const ignore = () => undefined
