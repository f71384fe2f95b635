import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const histogram = style(inLayer({ minInlineSize: 0 }), 'histogram')

export const bars = style(
  inLayer({
    display: 'flex',
    alignItems: 'flex-end',
    gap: '2px',
    blockSize: '36px',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    transition: `opacity ${vars.motion.calm} ${vars.motion.curve}`,
    selectors: {
      '&[data-stale]': { opacity: 0.55 },
      // A finger drags over bars sideways, and still scrolls the page up and down.
      '&[data-pressable]': { cursor: 'pointer', touchAction: 'pan-y', userSelect: 'none' },
    },
    '@media': {
      '(pointer: coarse)': { selectors: { '&[data-pressable]': { blockSize: '44px' } } },
    },
  }),
  'bars',
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

/** The values below the bars. Each of them begins where its bar begins. */
export const axis = style(
  inLayer({
    ...typeSize('xs'),
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    marginBlockStart: vars.space.x1,
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
  'axis',
)

export const value = style(inLayer({ whiteSpace: 'nowrap' }), 'value')
