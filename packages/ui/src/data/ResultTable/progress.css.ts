import { keyframes, style } from '@vanilla-extract/css'
import { alongText } from '../../styles/alongText'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

// The line moves from the start to the end of the table. It is 30 % as wide as the table, so 334 % of its own
// width move it past the end.
const pass = keyframes({ from: { translate: alongText('-100%') }, to: { translate: alongText('334%') } })

export const progress = style(
  inLayer({
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: 2,
    blockSize: '2px',
    overflow: 'hidden',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: '30%',
        background: vars.color.accent,
        animation: `${pass} 1200ms linear infinite`,
      },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        selectors: { '&::before': { animation: 'none', inlineSize: '100%' } },
      },
      print: { display: 'none' },
    },
  }),
  'bar',
)
