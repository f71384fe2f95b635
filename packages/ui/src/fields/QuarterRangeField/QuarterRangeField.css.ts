import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const range = style(
  inLayer({ display: 'grid', gap: vars.space.x2, border: 0, padding: 0, margin: 0, minInlineSize: 0 }),
  'range',
)

export const head = style(inLayer({ ...typeSize('sm'), fontWeight: vars.fontWeight.strong }), 'head')

export const bounds = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.x1half,
  }),
  'bounds',
)

export const dash = style(inLayer({ color: vars.color.inkMuted }), 'dash')
