import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const area = style(
  inLayer({
    display: 'block',
    paddingBlock: '7px',
    lineHeight: vars.lineHeight.md,
    resize: 'vertical',
    selectors: { '&::placeholder': { color: vars.color.inkMuted, opacity: 1 } },
    '@media': { '(pointer: coarse)': { fontSize: '1rem' } },
  }),
  'area',
)

export const place = style(inLayer({ position: 'relative' }), 'place')

export const valid = style(
  inLayer({ position: 'absolute', insetBlockStart: '10px', insetInlineEnd: '10px', display: 'inline-flex' }),
  'valid',
)
