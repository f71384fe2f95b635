import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const unit = style(
  inLayer({ flex: 'none', color: vars.color.inkMuted, fontSize: vars.fontSize.xs }),
  'unit',
)
