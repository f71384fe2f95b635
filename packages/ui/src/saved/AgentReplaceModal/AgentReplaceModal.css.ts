import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const summary = style(
  inLayer({
    paddingInlineStart: vars.space.x3,
    borderInlineStart: `3px solid ${vars.color.accent}`,
    color: vars.color.inkSoft,
  }),
  'summary',
)
