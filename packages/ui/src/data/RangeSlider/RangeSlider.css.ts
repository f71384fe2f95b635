import { style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

const thumbSize = '24px'
const trackHeight = '4px'

export const slider = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x2,
    minInlineSize: 0,
    '@media': { print: { display: 'none' } },
  }),
  'slider',
)

export const head = style(
  inLayer({
    ...typeSize('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.x2,
  }),
  'head',
)

export const label = style(inLayer({ fontWeight: vars.fontWeight.strong }), 'label')

export const summary = style(
  inLayer({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' }),
  'summary',
)

// Leave room for half a thumb at both ends. Clipping or the edge of the screen would take it from the pointer.
export const area = style(
  inLayer({ display: 'grid', gap: vars.space.x2, minInlineSize: 0, marginInline: `calc(${thumbSize} / 2)` }),
  'area',
)

// The area that reacts to presses. It is as high as a thumb, so that users need not hit the thin visible
// line.
export const track = style(
  inLayer({
    blockSize: thumbSize,
    cursor: 'pointer',
    selectors: {
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
      '&::before': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: `calc(50% - ${trackHeight} / 2)`,
        blockSize: trackHeight,
        borderRadius: vars.radius.round,
        background: vars.color.control,
        forcedColorAdjust: 'none',
      },
    },
    '@media': {
      '(pointer: coarse)': { blockSize: '44px' },
      '(forced-colors: active)': { selectors: { '&::before': { background: 'CanvasText' } } },
    },
  }),
  'track',
)

export const fill = style(
  inLayer({
    insetBlockStart: `calc(50% - ${trackHeight} / 2)`,
    maxBlockSize: trackHeight,
    borderRadius: vars.radius.round,
    background: vars.color.accent,
    '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
  'fill',
)

export const thumb = style(
  inLayer({
    insetBlockStart: '50%',
    inlineSize: thumbSize,
    blockSize: thumbSize,
    border: `2px solid ${vars.color.accent}`,
    borderRadius: vars.radius.round,
    background: vars.color.surface,
    cursor: 'grab',
    selectors: {
      '&[data-hovered]': { background: vars.color.accentSoft },
      '&[data-dragging]': { cursor: 'grabbing', background: vars.color.accent },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { cursor: 'not-allowed', borderColor: vars.color.control },
      // The touch target is larger than the visible thumb, because a finger is less precise than a mouse.
      '&::before': { content: '', position: 'absolute', inset: '-2px' },
    },
    '@media': {
      '(pointer: coarse)': { selectors: { '&::before': { inset: '-12px' } } },
      '(forced-colors: active)': {
        borderColor: 'ButtonText',
        background: 'ButtonFace',
        forcedColorAdjust: 'none',
        selectors: { '&[data-dragging]': { background: 'Highlight' } },
      },
    },
  }),
  'thumb',
)
