import { globalStyle, style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const accordion = style(
  inLayer({
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
  }),
  'accordion',
)

export const item = style(
  inLayer({
    minInlineSize: 0,
    '@media': { print: { breakInside: 'avoid' } },
  }),
  'item',
)

globalStyle(`${item}:last-child > [data-variant]`, inLayer({ borderBlockEnd: 0 }))
