import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const list = style(inLayer({ display: 'grid', gap: vars.space.x2, marginBlockStart: vars.space.x3 }))

export const line = style(
  inLayer({ display: 'grid', gridTemplateColumns: '140px 1fr', alignItems: 'baseline', gap: vars.space.x3 }),
)

export const keys = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x1 }))

export const key = style(
  inLayer({
    ...typeSize('xs'),
    fontFamily: 'inherit',
    paddingInline: vars.space.x1half,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.small,
    background: vars.color.surface,
  }),
)
