import { vars } from './vars.css'

/** The outline of an element with keyboard focus. All components use it. */
export const focusRing = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' }
