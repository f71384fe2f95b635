import type { LucideIcon } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { useClickGuard } from '../Button/useClickGuard'
import { Icon } from '../../graphics/Icon/Icon'
import * as css from './IconBar.css'

interface TallButtonProps {
  icon: LucideIcon
  label: string
  isPressed?: boolean
  isFilled?: boolean
  /**
   * Whether the action needs no subscription. The icon of a free action does not fade on a bar with locked
   * actions.
   */
  isFree?: boolean
  onPress?: () => void
}

export function TallButton({ icon, label, isPressed, isFilled, isFree, onPress }: TallButtonProps) {
  const guarded = useClickGuard(onPress)
  return (
    <Button className={css.tall} data-free={isFree || undefined} aria-pressed={isPressed} onPress={guarded}>
      <Icon icon={icon} size={20} isFilled={isFilled} />
      <span>{label}</span>
    </Button>
  )
}
