import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const examples = style(
  inLayer({ ...typeSize('sm'), display: 'grid', gap: vars.space.x3, inlineSize: 'min(320px, 80vw)' }),
)

export const intro = style(inLayer({ margin: 0 }))

export const list = style(
  inLayer({ display: 'grid', gap: vars.space.x2, margin: 0, padding: 0, listStyle: 'none' }),
)

export const example = style(inLayer({ display: 'grid', justifyItems: 'start', gap: vars.space.x1 }))
