import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const near = style(
  inLayer({ ...typeSize('xs'), color: vars.color.near, fontWeight: vars.fontWeight.medium }),
)
