import type { FocusEvent, HTMLAttributes, KeyboardEvent } from 'react'
import { useRef } from 'react'

type ToolbarProps = Omit<
  HTMLAttributes<HTMLDivElement>,
  'role' | 'onKeyDown' | 'onPointerDownCapture' | 'onFocusCapture' | 'onBlurCapture'
>

const buttonsOf = (bar: HTMLElement): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>('button:not(:disabled)'),
]

/** The button that a key leads to; undefined where it leads to none. */
function targetOf(key: string, buttons: readonly HTMLElement[], current: number): HTMLElement | undefined {
  if (key === 'ArrowRight') return buttons[current + 1]
  if (key === 'ArrowLeft') return buttons[current - 1]
  if (key === 'Home') return buttons[0]
  return key === 'End' ? buttons.at(-1) : undefined
}

/** Whether the focus comes into the bar or goes out of it; React tells of what happens in an open menu too. */
const crosses = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  currentTarget.contains(target) && !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))

/**
 * A row of buttons that is one tab stop: arrows move among them, and it is entered again where it was left.
 *
 * A list shows a hundred of them, and React Aria's own brings the whole of its focus management along.
 *
 * @source ARIA Authoring Practices, toolbar
 */
export function Toolbar(props: ToolbarProps) {
  const left = useRef<HTMLElement | null>(null)

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { currentTarget, key, shiftKey } = event
    const buttons = buttonsOf(currentTarget)
    const current = buttons.findIndex((button) => button === document.activeElement)
    // Keys within an open menu of the bar come by here too.
    if (current < 0) return
    if (key === 'Tab') {
      // The browser goes on from the edge of the bar.
      left.current = buttons[current] ?? null
      buttons.at(shiftKey ? 0 : -1)?.focus()
      return
    }
    const target = targetOf(key, buttons, current)
    if (target === undefined) return
    event.preventDefault()
    target.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus
    <div
      {...props}
      role="toolbar"
      aria-orientation="horizontal"
      onKeyDown={onKeyDown}
      onPointerDownCapture={() => {
        // A press says itself where the focus goes.
        left.current = null
      }}
      onBlurCapture={(event) => {
        if (crosses(event)) left.current ??= event.target
      }}
      onFocusCapture={(event) => {
        const { current } = left
        if (current === null || !crosses(event)) return
        left.current = null
        current.focus()
      }}
    />
  )
}
