import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const code = style(
  inLayer({
    flex: 'none',
    paddingInlineEnd: vars.space.x2,
    borderInlineEnd: `1px solid ${vars.color.line}`,
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    userSelect: 'none',
  }),
  'code',
)
