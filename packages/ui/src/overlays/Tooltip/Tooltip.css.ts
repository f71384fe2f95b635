import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const tooltip = style(
  inLayer({
    ...typeSize('xs'),
    maxInlineSize: '280px',
    padding: `${vars.space.x1} ${vars.space.x2}`,
    borderRadius: vars.radius.small,
    background: vars.color.ink,
    color: vars.color.canvas,
    fontWeight: vars.fontWeight.medium,
    border: '1px solid transparent',
    '@media': {
      print: { display: 'none' },
      // Keep the colours of the tooltip with forced colours. Browsers otherwise draw the page colour behind
      // the text, which has the same colour and would be invisible.
      '(forced-colors: active)': { forcedColorAdjust: 'none' },
    },
  }),
  'tooltip',
)
