import type { LucideIcon } from 'lucide-react'
import { LoaderCircle } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Icon } from '../../graphics/Icon/Icon'
import * as css from './Button.css'
import { buttonStyle } from './buttonStyle.css'
import { useClickGuard } from './useClickGuard'

/** What was pressed, and how. */
export type PressEvent = Parameters<NonNullable<AriaButtonProps['onPress']>>[0]

/** A control that acts at once. */
export interface ButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'style' | 'children' | 'onPress' | 'render'
> {
  children: ReactNode
  /** What the button is to its screen: the one main act, an ordinary one, a minor one, or one that destroys. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'medium' | 'small'
  /** A sign before the words. */
  icon?: LucideIcon
  isFullWidth?: boolean
  /** Called once per press; where it returns a promise, further presses are ignored until that settles. */
  onPress?: (event: PressEvent) => unknown
  /** Milliseconds in which a repeated press is ignored; else those of `PressTimings` hold. */
  guardMs?: number
  ref?: Ref<HTMLButtonElement>
}

/**
 * Starts an action; ignores repeated presses and keeps its width and focus while the action is pending.
 *
 * @source specification 4
 */
export function Button({
  children,
  variant,
  size,
  icon,
  isFullWidth,
  onPress,
  guardMs,
  isPending = false,
  ...rest
}: ButtonProps) {
  const guarded = useClickGuard(onPress, guardMs)
  return (
    <AriaButton
      {...rest}
      isPending={isPending}
      onPress={guarded}
      className={buttonStyle({ variant, size, isFullWidth })}
    >
      <span className={css.content} data-pending={isPending || undefined}>
        {icon && <Icon icon={icon} />}
        {children}
      </span>
      {isPending && (
        <span className={css.spinner}>
          <Icon icon={LoaderCircle} size={18} />
        </span>
      )}
    </AriaButton>
  )
}
