import type { Ref, RefCallback } from 'react'
import { useCallback } from 'react'
import type { BottomLayer } from './bottomBars'
import { addBottomBar } from './bottomBars'

/** Sets another ref to an element, and returns a function that clears it. */
function attach<Bar>(other: Ref<Bar> | undefined, element: Bar): () => void {
  if (typeof other === 'function') {
    const clean = other(element)
    return () => (typeof clean === 'function' ? clean() : void other(null))
  }
  if (!other) return () => undefined
  other.current = element
  return () => {
    other.current = null
  }
}

/**
 * Returns a ref for a bar that stays at the bottom of the screen. All such bars are stacked, so that none covers
 * another, and the browser scrolls focused elements above them. Style the bar with
 * `insetBlockEnd: calc(0px + ${bottomOffset})`. `other` is another ref to the same element.
 */
export function useBottomBar<Bar extends HTMLElement>(
  layer: BottomLayer,
  other?: Ref<Bar>,
): RefCallback<Bar> {
  return useCallback(
    (element) => {
      if (element === null) return
      const remove = addBottomBar(element, layer)
      const detach = attach(other, element)
      return () => {
        remove()
        detach()
      }
    },
    [layer, other],
  )
}
