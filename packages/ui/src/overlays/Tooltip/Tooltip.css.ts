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
      // Behind forced text lies the colour of the page, which is the colour of these words.
      '(forced-colors: active)': { forcedColorAdjust: 'none' },
    },
  }),
  'tooltip',
)
