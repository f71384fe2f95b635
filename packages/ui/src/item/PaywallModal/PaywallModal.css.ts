import { globalStyle, style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const benefits = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x2,
    padding: vars.space.x4,
    borderRadius: vars.radius.medium,
    background: vars.color.paySoft,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
  'benefits',
)

export const list = style(inLayer({ display: 'grid', gap: vars.space.x1half }), 'list')

export const benefit = style(inLayer({ display: 'flex', gap: vars.space.x2 }), 'benefit')

globalStyle(`${benefit} > svg`, inLayer({ color: vars.color.pay, marginBlockStart: '2px' }))

export const actions = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 }), 'actions')
