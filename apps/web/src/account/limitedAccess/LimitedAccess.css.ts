import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const code = style(inLayer({ display: 'grid', gap: vars.space.x4 }))
