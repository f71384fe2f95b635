import type { LucideIcon } from 'lucide-react'
import type { AriaAttributes } from 'react'
import type { ButtonProps } from '../Button/Button'
import { buttonStyle } from '../Button/buttonStyle.css'
import { useClickGuard } from '../Button/useClickGuard'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Icon } from '../../graphics/Icon/Icon'
import { Tooltip } from '../../overlays/Tooltip/Tooltip'

/** A button that shows a sign alone. */
export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'icon' | 'isFullWidth' | 'isPending' | 'aria-label'
> {
  icon: LucideIcon
  /** What the button does; read aloud and shown as its tooltip. */
  label: string
  isFilled?: boolean
  /** Edge of the sign in px. @default 18 */
  iconSize?: number
  hasTooltip?: boolean
  'aria-pressed'?: AriaAttributes['aria-pressed']
}

/** Starts an action named by a sign; the name is read aloud and shown when the sign is pointed at. */
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
  ...rest
}: IconButtonProps) {
  const guarded = useClickGuard(onPress, guardMs)
  const button = (
    <AriaButton
      {...rest}
      onPress={guarded}
      aria-label={label}
      className={buttonStyle({ variant, size, isSquare: true })}
    >
      <Icon icon={icon} size={iconSize} isFilled={isFilled} />
    </AriaButton>
  )
  return hasTooltip ? <Tooltip content={label}>{button}</Tooltip> : button
}
