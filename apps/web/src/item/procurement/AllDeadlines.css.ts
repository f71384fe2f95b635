import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const bar = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: vars.space.x3,
    marginBlockStart: vars.space.x4,
  }),
)
