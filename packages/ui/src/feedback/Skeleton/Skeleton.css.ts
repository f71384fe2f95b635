import { keyframes, style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } })

export const skeleton = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    // Align the lines to the end in a column of numbers, like the numbers themselves.
    selectors: { '[data-align="end"] > &': { alignItems: 'end' } },
  }),
  'skeleton',
)

export const line = style(
  inLayer({
    display: 'block',
    borderRadius: vars.radius.small,
    background: vars.color.line,
    animation: `${breathe} 1600ms ease-in-out infinite`,
    selectors: { '&[data-shape="block"]': { borderRadius: vars.radius.medium } },
    '@media': {
      '(prefers-reduced-motion: reduce)': { animation: 'none' },
      // With forced colours, show a border instead of a filled bar. `vars.color.line` is then the colour of
      // text, which would be too strong for a bar.
      '(forced-colors: active)': { border: '1px solid GrayText', background: 'Canvas' },
    },
  }),
  'line',
)
