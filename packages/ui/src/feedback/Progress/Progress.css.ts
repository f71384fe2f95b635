import { keyframes, style } from '@vanilla-extract/css'
import { alongText } from '../../styles/alongText'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

// The bar moves from the start to the end of the track. It is 35 % as wide as the track, so 286 % of its own
// width move it past the end.
const pass = keyframes({ from: { translate: alongText('-100%') }, to: { translate: alongText('286%') } })

export const progress = style(
  inLayer({ display: 'grid', gap: vars.space.x1half, minInlineSize: 0 }),
  'progress',
)

export const text = style(
  inLayer({ ...typeSize('sm'), display: 'flex', justifyContent: 'space-between', gap: vars.space.x3 }),
  'text',
)

export const value = style(
  inLayer({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
  'value',
)

export const track = style(
  inLayer({
    position: 'relative',
    display: 'block',
    blockSize: '6px',
    borderRadius: vars.radius.round,
    background: vars.color.line,
    overflow: 'hidden',
    '@media': {
      '(forced-colors: active)': { border: '1px solid CanvasText', blockSize: '8px', background: 'Canvas' },
    },
  }),
  'track',
)

export const bar = style(
  inLayer({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderRadius: vars.radius.round,
    background: vars.color.accent,
    transition: `inline-size ${vars.motion.calm} ${vars.motion.curve}`,
    selectors: {
      '&[data-unknown]': { inlineSize: '35%', animation: `${pass} 1200ms linear infinite` },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        selectors: { '&[data-unknown]': { animation: 'none', inlineSize: '100%', opacity: 0.5 } },
      },
      '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' },
    },
  }),
  'bar',
)
