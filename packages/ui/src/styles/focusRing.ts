import { vars } from './vars.css'

/** The outline of keyboard focus: 2 px wide, 1 px away, the same everywhere. */
export const focusRing = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' }
