import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const place = style(inLayer({ marginBlockEnd: vars.space.x4 }))

export const pages = style(inLayer({ display: 'grid', gap: vars.space.x1, marginBlockStart: vars.space.x2 }))
