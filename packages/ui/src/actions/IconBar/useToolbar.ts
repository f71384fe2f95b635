import type { FocusEvent, KeyboardEvent } from 'react'
import { useRef } from 'react'

/** The options of `useToolbar`. */
export interface ToolbarOptions {
  /** The accessible name of the toolbar. */
  'aria-label'?: string
}

const buttonsOf = (bar: HTMLElement): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>('button:not(:disabled)'),
]

function targetOf(
  key: string,
  buttons: readonly HTMLElement[],
  current: number,
  isRightToLeft: boolean,
): HTMLElement | undefined {
  if (key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) return buttons[current + 1]
  if (key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft')) return buttons[current - 1]
  if (key === 'Home') return buttons[0]
  return key === 'End' ? buttons.at(-1) : undefined
}

/**
 * Whether a focus event enters or leaves the bar. React reports events from an open menu of the bar too,
 * although the menu is outside the bar's element.
 */
const crossesEdge = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  currentTarget.contains(target) && !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))

/**
 * Returns the props of a row of buttons that is one tab stop. Arrow keys move between the buttons. When the
 * focus enters the row again, it returns to the last focused button.
 *
 * React Aria has a toolbar too, but its focus management is too complex for a list with a hundred toolbars.
 *
 * @source ARIA Authoring Practices, toolbar
 */
export function useToolbar(options: ToolbarOptions = {}) {
  const left = useRef<HTMLElement | null>(null)

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { currentTarget, key, shiftKey } = event
    const buttons = buttonsOf(currentTarget)
    const current = buttons.findIndex((button) => button === document.activeElement)
    // Ignore keys pressed in an open menu of the bar.
    if (current < 0) return
    if (key === 'Tab') {
      // Focus the last button, or with Shift the first one. From there the browser's own handling of Tab
      // leaves the bar.
      left.current = buttons[current] ?? null
      buttons.at(shiftKey ? 0 : -1)?.focus()
      return
    }
    const target = targetOf(key, buttons, current, getComputedStyle(currentTarget).direction === 'rtl')
    if (target === undefined) return
    event.preventDefault()
    target.focus()
  }

  return {
    /** The props of the element around the buttons. */
    toolbarProps: {
      role: 'toolbar',
      'aria-label': options['aria-label'],
      'aria-orientation': 'horizontal',
      onKeyDown,
      onPointerDownCapture: () => {
        // Do not return the focus to the last focused button. The pressed button gets the focus.
        left.current = null
      },
      onBlurCapture: (event: FocusEvent<HTMLElement>) => {
        if (crossesEdge(event)) left.current ??= event.target
      },
      onFocusCapture: (event: FocusEvent<HTMLElement>) => {
        const { current } = left
        if (current === null || !crossesEdge(event)) return
        left.current = null
        current.focus()
      },
    } as const,
  }
}
