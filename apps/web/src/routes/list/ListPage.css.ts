import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const page = style(inLayer({ display: 'grid', gap: vars.space.x8, justifyItems: 'stretch' }))

export const head = style(inLayer({ display: 'grid', gap: vars.space.x1 }))
