import type { LucideIcon } from 'lucide-react'
import type { AriaAttributes } from 'react'
import type { ButtonProps } from '../Button/Button'
import { buttonStyle } from '../Button/buttonStyle'
import { useClickGuard } from '../Button/useClickGuard'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Icon } from '../../graphics/Icon/Icon'
import { Tooltip } from '../../overlays/Tooltip/Tooltip'
import { classNames } from '../../styles/classNames'

/** The props of an icon button. */
export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'icon' | 'isFullWidth' | 'isPending' | 'aria-label'
> {
  /** An icon of `lucide-react`. */
  icon: LucideIcon
  /** The name of the action. It is announced, and shown as the tooltip. */
  label: string
  /** Whether the icon is filled, such as the star of an item on a list. */
  isFilled?: boolean
  /** Size of the icon in px. @default 18 */
  iconSize?: number
  /** Whether hover and keyboard focus show the label as a tooltip. */
  hasTooltip?: boolean
  'aria-pressed'?: AriaAttributes['aria-pressed']
}

/**
 * A button that shows only an icon. Screen readers announce its label. By default, hover and keyboard focus
 * also show the label as a tooltip.
 */
export function IconButton({
  icon,
  label,
  isFilled,
  iconSize = 18,
  variant = 'quiet',
  size,
  hasTooltip = true,
  onPress,
  guardMs,
  className,
  ...root
}: IconButtonProps) {
  const guarded = useClickGuard(onPress, guardMs)
  const button = (
    <AriaButton
      {...root}
      onPress={guarded}
      aria-label={label}
      className={classNames(buttonStyle({ variant, size, isSquare: true }), className)}
    >
      <Icon icon={icon} size={iconSize} isFilled={isFilled} />
    </AriaButton>
  )
  return hasTooltip ? <Tooltip content={label}>{button}</Tooltip> : button
}
