import type { fontSize } from './tokens.gen'
import { vars } from './vars.css'

/** Returns the styles of a font size and its line height. */
export function typeSize(size: keyof typeof fontSize) {
  return { fontSize: vars.fontSize[size], lineHeight: vars.lineHeight[size] }
}

/** Truncates a text to one line that ends with an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Hides a text visually. Assistive technology still announces it. */
export const hiddenText = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
