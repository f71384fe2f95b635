import { keyframes, style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

const pass = keyframes({ from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } })

/** An animated line at the top of the table. It shows that newer rows are loading. */
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
