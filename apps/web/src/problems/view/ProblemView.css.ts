import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

/** The form for a demo, below the message about upgrading. */
export const demo = style(
  inLayer({
    inlineSize: '100%',
    maxInlineSize: '720px',
    marginInline: 'auto',
    marginBlockStart: vars.space.x8,
  }),
)
