import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const options = style(inLayer({ display: 'grid', gap: vars.space.x1 }), 'options')

export const option = style(
  inLayer({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: vars.space.x2 }),
  'option',
)

export const note = style(inLayer({ ...typeSize('xs'), color: vars.color.inkMuted, flex: 'none' }), 'note')
