import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

/** The form for booking a demo, below the message that the user needs a larger subscription. */
export const demo = style(
  inLayer({
    inlineSize: '100%',
    maxInlineSize: '720px',
    marginInline: 'auto',
    marginBlockStart: vars.space.x8,
  }),
)
