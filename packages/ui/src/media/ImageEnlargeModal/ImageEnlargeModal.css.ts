import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const image = style(
  inLayer({
    inlineSize: '100%',
    maxBlockSize: 'calc(100dvh - 220px)',
    objectFit: 'contain',
    borderRadius: vars.radius.small,
    background: vars.color.sunken,
  }),
  'image',
)

export const bar = style(
  inLayer({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: vars.space.x3 }),
  'bar',
)

export const position = style(
  inLayer({ ...typeSize('sm'), color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' }),
  'position',
)
