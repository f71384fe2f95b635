import type { ReactElement } from 'react'
import type { AnyRootProps } from '../../../src/styles/RootProps'

/** The root props that every component is given. */
export type SampleRoot = Pick<AnyRootProps, 'ref' | 'className' | 'style'> & { 'data-sample'?: string }

/** Renders a component with the props it needs, and with the given root props. Overlays are open. */
export type Sample = (root: SampleRoot) => ReactElement

/** Samples by the name of the component. */
export type Samples = Readonly<Record<string, Sample>>

/** Does nothing, for callbacks. */
export const ignore = () => undefined
