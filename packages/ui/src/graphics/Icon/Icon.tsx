import type { LucideIcon } from 'lucide-react'

/** A drawn sign beside words, or alone with a name of its own. */
export interface IconProps {
  /** The drawing, from lucide-react. */
  icon: LucideIcon
  /** Edge in px. @default 16 */
  size?: number
  /** The name read aloud; without it the sign is decoration. */
  label?: string
  /** Whether the shape is filled with the current colour, as a chosen star is. */
  isFilled?: boolean
}

/** Draws a sign in the colour of the text around it; decorative unless it is given a name. */
export function Icon({ icon: Drawing, size = 16, label, isFilled = false }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={1.75}
      absoluteStrokeWidth={size > 20}
      fill={isFilled ? 'currentColor' : 'none'}
      style={{ flex: 'none' }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  )
}
