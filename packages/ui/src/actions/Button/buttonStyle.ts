import * as css from './buttonStyle.css'

interface ButtonLook {
  variant?: keyof typeof css.variants
  size?: 'medium' | 'small'
  isSquare?: boolean
  isFullWidth?: boolean
}

/** Returns the class names of a button, or of a link that looks like a button. */
export function buttonStyle({ variant = 'secondary', size, isSquare, isFullWidth }: ButtonLook): string {
  const isSmall = size === 'small'
  return [
    css.base,
    css.variants[variant],
    isSmall && css.small,
    isSquare && css.square,
    isFullWidth && css.fullWidth,
    isSquare && variant === 'quiet' && css.quietSquare,
    isSquare && isSmall && css.smallSquare,
  ]
    .filter(Boolean)
    .join(' ')
}
