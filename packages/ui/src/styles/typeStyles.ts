import { vars } from './vars.css'

type Size = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl'

/** Returns a font size with its line height. */
export function typeSize(size: Size) {
  return { fontSize: vars.fontSize[size], lineHeight: vars.lineHeight[size] }
}

/** Shows one line and truncates it with an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Text for assistive technology only. */
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
