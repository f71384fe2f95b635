import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

/** The name of a phase, for rows without room for the phase meter. */
export const phaseName = style(inLayer({ ...typeSize('sm'), color: vars.color.inkSoft }))
