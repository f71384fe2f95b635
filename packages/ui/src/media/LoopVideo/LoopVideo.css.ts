import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const frame = style(
  inLayer({
    position: 'relative',
    // Limit the width, because a short video would be too large at the full width of the page.
    maxInlineSize: '640px',
    borderRadius: vars.radius.medium,
    background: vars.color.sunken,
    overflow: 'hidden',
    '@media': { print: { display: 'none' } },
  }),
  'frame',
)

export const video = style(inLayer({ inlineSize: '100%', blockSize: 'auto' }), 'video')

export const stop = style(
  inLayer({ position: 'absolute', insetBlockEnd: vars.space.x2, insetInlineEnd: vars.space.x2 }),
  'stop',
)
