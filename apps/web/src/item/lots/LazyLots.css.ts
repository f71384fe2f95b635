import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const waiting = style(inLayer({ padding: `${vars.space.x3} ${vars.space.x4}` }))
