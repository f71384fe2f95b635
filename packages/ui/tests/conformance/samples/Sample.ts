import type { ReactElement } from 'react'
import type { AnyRootProps } from '../../../src/styles/RootProps'

export type SampleRoot = Pick<AnyRootProps, 'ref' | 'className' | 'style'> & { 'data-sample'?: string }

/**
 * Renders a component with the given root props and everything else that it needs. Overlays, such as dialogs,
 * are open.
 */
export type Sample = (root: SampleRoot) => ReactElement

export type Samples = Readonly<Record<string, Sample>>

export const ignore = () => undefined
