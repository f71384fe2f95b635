import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const histogram = style(
  inLayer({
    display: 'flex',
    alignItems: 'flex-end',
    gap: '2px',
    blockSize: '36px',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    transition: `opacity ${vars.motion.calm} ${vars.motion.curve}`,
    selectors: { '&[data-stale]': { opacity: 0.55 } },
  }),
  'histogram',
)

export const bar = style(
  inLayer({
    flex: 1,
    background: vars.color.lineStrong,
    borderStartStartRadius: '2px',
    borderStartEndRadius: '2px',
    transition: `block-size ${vars.motion.calm} ${vars.motion.curve}`,
    selectors: { '&[data-chosen]': { background: vars.color.accent } },
    '@media': {
      '(forced-colors: active)': {
        background: 'GrayText',
        forcedColorAdjust: 'none',
        selectors: { '&[data-chosen]': { background: 'Highlight' } },
      },
    },
  }),
  'bar',
)
