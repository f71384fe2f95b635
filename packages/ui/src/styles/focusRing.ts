import { vars } from './vars.css'

/** The ring around what the keyboard is on: two px, one px away, the same everywhere. */
export const focusRing = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' }
