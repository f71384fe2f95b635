import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const text = style(inLayer({ display: 'grid', gap: vars.space.x2, minInlineSize: 0 }))

export const field = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: vars.space.x1,
  }),
)

export const help = style(inLayer({ inlineSize: vars.size.control, minBlockSize: vars.size.control }))
