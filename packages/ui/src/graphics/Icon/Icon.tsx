import type { LucideIcon } from 'lucide-react'
import type { RootProps } from '../../styles/RootProps'

/** The props of an icon. */
export interface IconProps extends RootProps<SVGSVGElement> {
  /** The drawing, from lucide-react. */
  icon: LucideIcon
  /** Edge length in px. @default 16 */
  size?: number
  /** The name announced by screen readers. Without it the icon is decorative. */
  label?: string
  /** Whether the shape is filled with the current colour, such as the star of an item on a list. */
  isFilled?: boolean
}

/** Draws an icon in the colour of the surrounding text. Decorative unless it has a label. */
export function Icon({ icon: Drawing, size = 16, label, isFilled = false, style, ...root }: IconProps) {
  return (
    <Drawing
      {...root}
      size={size}
      strokeWidth={1.75}
      absoluteStrokeWidth={size > 20}
      fill={isFilled ? 'currentColor' : 'none'}
      style={{ flex: 'none', ...style }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  )
}
