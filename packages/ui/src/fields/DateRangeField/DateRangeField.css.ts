import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'
import { visuallyHidden } from '../../styles/visuallyHidden.css'

export const range = style(
  inLayer({ display: 'grid', gap: vars.space.x2, border: 0, padding: 0, margin: 0, minInlineSize: 0 }),
  'range',
)

export const head = style(inLayer({ ...typeSize('sm'), fontWeight: vars.fontWeight.strong }), 'head')

export const hiddenHead = visuallyHidden

export const error = style(
  inLayer({ ...typeSize('xs'), color: vars.color.exclude, fontWeight: vars.fontWeight.medium }),
  'error',
)

export const day = style(
  inLayer({ display: 'grid', gridTemplateColumns: '88px 1fr', alignItems: 'center', gap: vars.space.x2 }),
  'day',
)

export const dayLabel = style(inLayer({ ...typeSize('sm'), color: vars.color.inkSoft }), 'dayLabel')

export const clear = style(inLayer({ marginInlineStart: '-10px' }), 'clear')
