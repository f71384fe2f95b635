import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const place = style(inLayer({ maxInlineSize: 'min(360px, calc(100vw - 24px))' }), 'place')

export const dialog = style(
  inLayer({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.x3,
    padding: vars.space.x4,
    maxBlockSize: 'inherit',
    position: 'relative',
    overflow: 'auto',
    outline: 'none',
  }),
  'dialog',
)
