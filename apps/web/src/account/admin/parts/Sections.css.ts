import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const title = style(inLayer({ ...typeSize('lg'), fontWeight: vars.fontWeight.title }))
