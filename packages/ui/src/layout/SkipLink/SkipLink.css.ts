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
      // With forced colours, keep the colours of the link. Otherwise browsers draw the page colour behind the
      // text, and the text has this colour too.
      '(forced-colors: active)': { forcedColorAdjust: 'none' },
    },
  }),
  'skip',
)
