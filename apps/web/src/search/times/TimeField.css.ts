import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const field = style(inLayer({ display: 'grid', gap: vars.space.x2 }))

export const meaning = style(inLayer({ ...typeSize('sm'), color: vars.color.inkSoft }))
