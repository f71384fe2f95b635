import { vars } from './vars.css'

type Size = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl'

/** Returns the font size and the line height that belong together. */
export function typeSize(size: Size) {
  return { fontSize: vars.fontSize[size], lineHeight: vars.lineHeight[size] }
}

/** Shows one line and ends it with an ellipsis where it is too long. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
