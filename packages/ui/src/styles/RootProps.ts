import type { CSSProperties, HTMLAttributes, Ref } from 'react'
import type { DialogProps } from 'react-aria-components/Dialog'

/** The attributes and events that native elements and the root elements of React Aria components share. */
type SharedAttribute = Exclude<
  Extract<keyof DialogProps, keyof HTMLAttributes<HTMLElement>>,
  'children' | 'className' | 'role' | 'slot' | 'style'
>

/**
 * The props that a component passes on to its root element, together with all `data-*` and `aria-*`
 * attributes. An attribute that the component sets itself, such as its accessible name, cannot be overridden.
 *
 * The root of a field is its outermost element. The root of an overlay is its dialog, menu or tooltip.
 */
export interface RootProps<Root extends Element> extends Pick<HTMLAttributes<Root>, SharedAttribute> {
  /** A ref to the root element. */
  ref?: Ref<Root>
  /** A class name that is added to the class names of the component. */
  className?: string
  /**
   * Inline styles that are added to the styles of the component. They override the component's value of the
   * same property.
   */
  style?: CSSProperties
}

/** The props of a component whose root is a React Aria component. */
export type AriaRootProps<Props, Root extends Element> = Omit<
  Props,
  'children' | 'className' | 'ref' | 'render' | 'style'
> &
  Pick<RootProps<Root>, 'className' | 'ref' | 'style'>

/**
 * The root props of a component that has different root elements in different cases. Each of these elements
 * accepts the props.
 */
export type AnyRootProps = RootProps<never>
