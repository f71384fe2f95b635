import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const proposals = style(inLayer({ display: 'grid', gap: vars.space.x4 }))

export const proposal = style(inLayer({ display: 'grid', gap: vars.space.x1, justifyItems: 'start' }))

export const drops = style(inLayer({ ...typeSize('sm'), color: vars.color.inkMuted }))
