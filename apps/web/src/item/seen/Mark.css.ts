import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

/**
 * The text of an item's latest change. A dot before the text makes it stand out from the other texts of the
 * line.
 */
export const change = style(
  inLayer({
    color: vars.color.ink,
    '::before': {
      content: '',
      display: 'inline-block',
      inlineSize: 6,
      blockSize: 6,
      marginInlineEnd: vars.space.x1,
      borderRadius: vars.radius.round,
      background: vars.color.accent,
      verticalAlign: '1px',
      forcedColorAdjust: 'none',
    },
  }),
)
