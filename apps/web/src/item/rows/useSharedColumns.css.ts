import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

/** The name of a phase, where a row has no room for the meter. */
export const phaseName = style(inLayer({ ...typeSize('sm'), color: vars.color.inkSoft }))
