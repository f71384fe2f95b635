import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'
import { visuallyHidden } from '../../styles/visuallyHidden.css'

export const range = style(
  inLayer({ display: 'grid', gap: vars.space.x2, border: 0, padding: 0, margin: 0, minInlineSize: 0 }),
  'range',
)

export const head = style(
  inLayer({
    ...typeSize('sm'),
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    fontWeight: vars.fontWeight.strong,
  }),
  'head',
)

export const hiddenHead = visuallyHidden

export const unit = style(
  inLayer({ color: vars.color.inkMuted, fontWeight: vars.fontWeight.normal, fontSize: vars.fontSize.xs }),
  'unit',
)

export const bounds = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: vars.space.x1half,
  }),
  'bounds',
)

export const dash = style(inLayer({ color: vars.color.inkMuted }), 'dash')

export const error = style(
  inLayer({ ...typeSize('xs'), color: vars.color.exclude, fontWeight: vars.fontWeight.medium }),
  'error',
)
