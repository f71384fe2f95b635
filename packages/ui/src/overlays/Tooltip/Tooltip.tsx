import type { ReactElement, ReactNode } from 'react'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import type { ButtonProps } from 'react-aria-components/Button'
import { useContextProps } from 'react-aria-components/slots'
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip'
import type { RootProps } from '../../styles/RootProps'

// React Aria's `TooltipTrigger` is in one module with the code that positions the tooltip, and would load that
// code with the button. So the timing is here, and the tooltip itself loads later.
const loadBubble = () => import('./TooltipBubble')
const TooltipBubble = lazy(async () => ({ default: (await loadBubble()).TooltipBubble }))

/**
 * The time (`performance.now()`) at which the last tooltip was hidden. A tooltip that the user opens within
 * the next `warmMs` milliseconds appears without delay.
 */
let lastShown = -Infinity
const warmMs = 500

/** The time in milliseconds that users have to move the pointer from the button to the tooltip. */
const leaveMs = 200

/** The props of a tooltip. */
export interface TooltipProps extends RootProps<HTMLDivElement>, Pick<AriaTooltipProps, 'placement'> {
  /**
   * The text of the tooltip. It must not be necessary for using the page, because touch screens show no
   * tooltips.
   */
  content: ReactNode
  /** The `Button` or `IconButton` that the tooltip explains. */
  children: ReactElement
  /** Whether the tooltip never opens. */
  isDisabled?: boolean
  /**
   * The time in milliseconds between the start of a hover and the tooltip. On focus there is no delay.
   * @default 500
   */
  delayMs?: number
}

/**
 * Explains a button when the user hovers or focuses it. The tooltip stays while the pointer is on it. Escape
 * hides it.
 */
export function Tooltip({
  content,
  children,
  placement,
  isDisabled = false,
  delayMs = 500,
  ...root
}: TooltipProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const own = useRef<HTMLButtonElement>(null)
  const waiting = useRef(0)
  useEffect(() => () => window.clearTimeout(waiting.current), [])
  const show = (afterMs: number) => {
    if (isDisabled) return
    void loadBubble()
    window.clearTimeout(waiting.current)
    waiting.current = window.setTimeout(() => setOpen(true), afterMs)
  }
  const hide = () => {
    window.clearTimeout(waiting.current)
    if (isOpen) lastShown = performance.now()
    setOpen(false)
  }
  const stay = () => window.clearTimeout(waiting.current)
  const hideLater = () => {
    window.clearTimeout(waiting.current)
    waiting.current = window.setTimeout(hide, leaveMs)
  }
  const handlers: ButtonProps = {
    'aria-describedby': isOpen ? id : undefined,
    onHoverStart: () => show(performance.now() - lastShown < warmMs ? 0 : delayMs),
    onHoverEnd: hideLater,
    onFocus: ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) show(0)
    },
    onBlur: hide,
    onPressStart: hide,
  }
  // Merge these props with the props that a component around the button, such as a menu, gives to the button.
  const [props, ref] = useContextProps(handlers, own, ButtonContext)
  return (
    <>
      <ButtonContext value={{ ...props, ref }}>{children}</ButtonContext>
      {isOpen && (
        <Suspense fallback={null}>
          <TooltipBubble
            {...root}
            contentId={id}
            triggerRef={own}
            placement={placement}
            onEnter={stay}
            onLeave={hideLater}
            onClose={hide}
          >
            {content}
          </TooltipBubble>
        </Suspense>
      )}
    </>
  )
}
