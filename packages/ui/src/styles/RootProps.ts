import type { CSSProperties, HTMLAttributes, Ref } from 'react'
import type { DialogProps } from 'react-aria-components/Dialog'

/** The attributes and events that both native elements and the roots of React Aria components take. */
type SharedAttribute = Exclude<
  Extract<keyof DialogProps, keyof HTMLAttributes<HTMLElement>>,
  'children' | 'className' | 'role' | 'slot' | 'style'
>

/**
 * The props that every component passes on to its root element. `data-*` and further `aria-*` attributes are
 * passed on as well. An attribute that the component sets itself, such as its accessible name, wins.
 *
 * The root of a field is its outermost element, and the root of an overlay is its dialog, menu or tooltip.
 */
export interface RootProps<Root extends Element> extends Pick<HTMLAttributes<Root>, SharedAttribute> {
  /** The root element. */
  ref?: Ref<Root>
  /** Added after the class names of the component. */
  className?: string
  /** Merged over the inline style of the component. */
  style?: CSSProperties
}

/** The props of a React Aria component that is the root of one of ours. */
export type AriaRootProps<Props, Root extends Element> = Omit<
  Props,
  'children' | 'className' | 'ref' | 'render' | 'style'
> &
  Pick<RootProps<Root>, 'className' | 'ref' | 'style'>

/** The root props of a component that renders one of several elements, for passing them on to any of these. */
export type AnyRootProps = RootProps<never>
