import type { LucideIcon } from 'lucide-react'
import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ButtonProps as AriaButtonProps, PressEvent } from 'react-aria-components/Button'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Icon } from '../../graphics/Icon/Icon'
import * as css from './Button.css'
import { buttonStyle } from './buttonStyle'
import { useClickGuard } from './useClickGuard'
import { classNames } from '../../styles/classNames'
import type { AriaRootProps } from '../../styles/RootProps'

/** The props of a button. */
export interface ButtonProps extends Omit<AriaRootProps<AriaButtonProps, HTMLButtonElement>, 'onPress'> {
  /** The label. */
  children: ReactNode
  /**
   * The importance of the action. `primary` is for the main action of the screen, `secondary` for ordinary
   * actions, `quiet` for minor actions, and `danger` for actions that delete something.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** The height. `small` is for rows and toolbars. @default 'medium' */
  size?: 'medium' | 'small'
  /** An icon before the label. */
  icon?: LucideIcon
  /** Whether the button is as wide as its container. */
  isFullWidth?: boolean
  /**
   * Called once per press. If the handler returns a promise, further presses are ignored until the promise
   * settles.
   */
  onPress?: (event: PressEvent) => unknown
  /**
   * The time in milliseconds after a press in which further presses are ignored. Overrides the time from
   * `PressTimings`.
   */
  guardMs?: number
}

/**
 * A button that starts an action. It ignores repeated presses, and keeps its width and focus while the action
 * is pending (W10).
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
  className,
  ...root
}: ButtonProps) {
  const guarded = useClickGuard(onPress, guardMs)
  return (
    <AriaButton
      {...root}
      isPending={isPending}
      onPress={guarded}
      className={classNames(buttonStyle({ variant, size, isFullWidth }), className)}
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
