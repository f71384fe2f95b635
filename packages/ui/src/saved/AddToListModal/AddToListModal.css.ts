import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const item = style(
  inLayer({ ...typeSize('lg'), fontWeight: vars.fontWeight.strong, overflowWrap: 'anywhere' }),
  'item',
)

export const newList = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: vars.space.x2,
  }),
  'newList',
)
