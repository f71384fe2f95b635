import type { ReactNode } from 'react'
import { lazy } from 'react'

type Load<Props> = () => Promise<(props: Props) => ReactNode>

/** Loads a component on first use. React's own `lazy` accepts only modules with a default export. */
export const lazyPart = <Props>(load: Load<Props>) => lazy(async () => ({ default: await load() }))

/** Loads a component on first use, as `lazyPart` does. If the code does not load, renders nothing. */
export const optionalPart = <Props>(load: Load<Props>) => lazyPart(() => load().catch(() => () => null))
