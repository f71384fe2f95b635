import { vars } from './vars.css'

type Size = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl'

/** Returns a font size with its line height. */
export function typeSize(size: Size) {
  return { fontSize: vars.fontSize[size], lineHeight: vars.lineHeight[size] }
}

/** Shows one line and truncates it with an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
