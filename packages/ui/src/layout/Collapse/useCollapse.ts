import type { CSSProperties, FocusEvent } from 'react'
import { useId, useRef } from 'react'
import type { ExpansionProps } from '../../styles/StateProps'
import { useControlledState } from '../../styles/useControlledState'
import { useIsLong } from './useIsLong'

/** The options of `useCollapse`. */
export interface CollapseOptions extends ExpansionProps {
  /** The maximum height of the shortened content in px. */
  maxHeight: number
}

/**
 * Returns the state and the props of long content that is shortened until the user expands it. When a hidden
 * element receives the focus, the content is expanded.
 */
export function useCollapse(options: CollapseOptions) {
  const { maxHeight, isExpanded: controlled, defaultExpanded = false, onExpandedChange } = options
  const [isExpanded, setExpanded] = useControlledState(controlled, defaultExpanded, onExpandedChange)
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const isLong = useIsLong(ref, maxHeight)
  const style: CSSProperties = isExpanded ? {} : { maxBlockSize: maxHeight, overflow: 'clip' }
  return {
    /** Whether the content is higher than `maxHeight`. Render the button only then. */
    isLong,
    isExpanded,
    setExpanded,
    /**
     * The props of the content. Their `style` limits the height of the content on the screen and in print. To
     * print all of the content, override the limit with `max-block-size: none !important`.
     */
    contentProps: {
      id,
      ref,
      'data-expanded': isExpanded || undefined,
      'data-cut': (isLong && !isExpanded) || undefined,
      style,
      // A hidden element that receives the focus must become visible.
      onFocus: ({ target, currentTarget: content }: FocusEvent) => {
        const isCut = content.scrollHeight > content.clientHeight + 1
        if (isCut && target.getBoundingClientRect().bottom > content.getBoundingClientRect().bottom)
          setExpanded(true)
      },
    },
    /** The props of the button that expands and shortens the content. */
    toggleProps: {
      'aria-expanded': isExpanded,
      'aria-controls': id,
      onPress: () => setExpanded(!isExpanded),
    },
  }
}
