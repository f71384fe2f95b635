import { style } from '@vanilla-extract/css'
import { inLayer } from '../styles/inLayer'
import { vars } from '../styles/vars.css'

export const sign = style(inLayer({ color: vars.color.inkMuted, flex: 'none' }), 'sign')

export const mode = style(inLayer({ flex: 'none' }), 'mode')

export const clear = style(
  inLayer({
    marginInline: '-6px',
    // It keeps its place, so that the typed text never moves when the first letter arrives.
    selectors: { '[data-empty] &': { visibility: 'hidden' } },
  }),
  'clear',
)
