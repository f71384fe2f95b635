import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const kinds = style(
  inLayer({ listStyle: 'disc', marginBlockStart: vars.space.x2, paddingInlineStart: vars.space.x5 }),
  'kinds',
)
