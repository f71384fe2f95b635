import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const pages = style(
  inLayer({ display: 'grid', justifyItems: 'center', gap: vars.space.x2, marginBlockStart: vars.space.x4 }),
)

export const list = style(inLayer({ display: 'flex', marginBlockEnd: vars.space.x3 }))

export const offers = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2, marginBlockEnd: vars.space.x3 }),
)

export const spelling = style(inLayer({ marginBlockEnd: vars.space.x3 }))

export const partial = style(
  inLayer({ display: 'grid', gap: vars.space.x2, marginBlockStart: vars.space.x6 }),
)

export const partialHeading = style(inLayer({ ...typeSize('lg'), fontWeight: vars.fontWeight.title }))
