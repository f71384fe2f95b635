import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const demo = style(
  inLayer({
    inlineSize: '100%',
    maxInlineSize: '720px',
    marginInline: 'auto',
    marginBlockStart: vars.space.x8,
  }),
)
