import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const phaseName = style(inLayer({ ...typeSize('sm'), color: vars.color.inkSoft }))
