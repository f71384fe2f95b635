import { inLayer } from '@spadestik/ui/inLayer'
import { style } from '@vanilla-extract/css'

export const peeks = style(inLayer({ display: 'flex', justifyContent: 'flex-end', alignItems: 'center' }))
