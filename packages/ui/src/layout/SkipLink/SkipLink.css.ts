import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const skip = style(
  inLayer({
    position: 'fixed',
    insetBlockStart: vars.space.x2,
    insetInlineStart: vars.space.x2,
    zIndex: 200,
    padding: `10px ${vars.space.x4}`,
    borderRadius: vars.radius.medium,
    background: vars.color.accent,
    color: vars.color.onAccent,
    fontWeight: vars.fontWeight.strong,
    textDecoration: 'none',
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
    '@media': {
      print: { display: 'none' },
      // Keep the colours of the link with forced colours. Browsers otherwise draw the page colour behind the
      // text, which has the same colour and would be invisible.
      '(forced-colors: active)': { forcedColorAdjust: 'none' },
    },
  }),
  'skip',
)
