import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const peek = style(
  inLayer({ display: 'grid', gap: vars.space.x2, inlineSize: 'min(340px, 80vw)', padding: vars.space.x1 }),
)
