import type { LucideIcon } from 'lucide-react'
import type { RootProps } from '../../styles/RootProps'

/** The props of an icon. */
export interface IconProps extends RootProps<SVGSVGElement> {
  /** The icon to draw, from lucide-react. */
  icon: LucideIcon
  /** The width and height in px. @default 16 */
  size?: number
  /** The name for screen readers. An icon without a label is decorative. */
  label?: string
  /** Whether the icon is filled with its colour, such as the star of an item that is on a list. */
  isFilled?: boolean
}

/** An icon in the colour of the surrounding text. It is decorative unless it has a label. */
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
