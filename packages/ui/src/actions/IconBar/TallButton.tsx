import type { LucideIcon } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { useClickGuard } from '../Button/useClickGuard'
import { Icon } from '../../graphics/Icon/Icon'
import * as css from './IconBar.css'

interface TallButtonProps {
  icon: LucideIcon
  label: string
  isPressed?: boolean
  /** Whether the icon is filled. An example is the star of an item that is on a list. */
  isFilled?: boolean
  /** Whether the button works without a subscription, in a bar whose other actions need one. */
  isFree?: boolean
  onPress?: () => void
}

/** A button with its label below its icon. */
export function TallButton({ icon, label, isPressed, isFilled, isFree, onPress }: TallButtonProps) {
  const guarded = useClickGuard(onPress)
  return (
    <Button className={css.tall} data-free={isFree || undefined} aria-pressed={isPressed} onPress={guarded}>
      <Icon icon={icon} size={20} isFilled={isFilled} />
      <span>{label}</span>
    </Button>
  )
}
