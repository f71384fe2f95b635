import { style } from '@vanilla-extract/css'
import { inLayer } from '../styles/inLayer'
import { vars } from '../styles/vars.css'

export const accordion = style(
  inLayer({
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    overflow: 'clip',
  }),
  'accordion',
)

/** The frame draws the line below the last part. */
export const item = style(
  inLayer({
    minInlineSize: 0,
    selectors: { '&:last-child': { marginBlockEnd: '-1px' } },
    '@media': { print: { breakInside: 'avoid' } },
  }),
  'item',
)
