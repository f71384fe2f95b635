import type { ReactElement, ReactNode } from 'react'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import type { ButtonProps } from 'react-aria-components/Button'
import { useContextProps } from 'react-aria-components/slots'
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip'
import type { RootProps } from '../../styles/RootProps'

const loadBubble = () => import('./TooltipBubble')
const TooltipBubble = lazy(async () => ({ default: (await loadBubble()).TooltipBubble }))

/** When the last tooltip was hidden, in milliseconds. The next one soon after it shows without delay. */
let lastShown = -Infinity
const warmMs = 500

/** The props of a tooltip. */
export interface TooltipProps extends RootProps<HTMLDivElement>, Pick<AriaTooltipProps, 'placement'> {
  /** The text. Do not put necessary information here: touch never shows it. */
  content: ReactNode
  /** One `Button` or `IconButton`. */
  children: ReactElement
  isDisabled?: boolean
  /** Milliseconds of hover before it shows. Focus shows it at once. @default 500 */
  delayMs?: number
}

/** Explains a button on hover or focus. Escape hides it. */
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
  const handlers: ButtonProps = {
    'aria-describedby': isOpen ? id : undefined,
    onHoverStart: () => show(performance.now() - lastShown < warmMs ? 0 : delayMs),
    onHoverEnd: hide,
    onFocus: ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) show(0)
    },
    onBlur: hide,
    onPressStart: hide,
    onKeyDown: (event) => {
      if (event.key === 'Escape' && isOpen) hide()
      else event.continuePropagation()
    },
  }
  // Components around the button, such as a menu, may also set its props through the context.
  const [props, ref] = useContextProps(handlers, own, ButtonContext)
  return (
    <>
      <ButtonContext value={{ ...props, ref }}>{children}</ButtonContext>
      {isOpen && (
        <Suspense fallback={null}>
          <TooltipBubble {...root} contentId={id} triggerRef={own} placement={placement} onClose={hide}>
            {content}
          </TooltipBubble>
        </Suspense>
      )}
    </>
  )
}
