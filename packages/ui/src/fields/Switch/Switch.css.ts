import { style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

const indent = '44px'

export const field = style(inLayer({ display: 'grid', gap: vars.space.hair, justifyItems: 'start' }), 'field')

export const button = style(
  inLayer({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    minBlockSize: vars.size.target,
    borderRadius: vars.radius.small,
    color: vars.color.inkSoft,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-hovered]': { color: vars.color.ink },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
      '&[data-readonly]': { cursor: 'default' },
    },
  }),
  'button',
)

export const track = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    inlineSize: '36px',
    blockSize: '20px',
    padding: '2px',
    border: `1.5px solid ${vars.color.control}`,
    borderRadius: vars.radius.round,
    background: vars.color.surface,
    color: vars.color.control,
    forcedColorAdjust: 'none',
    transition: `background-color ${vars.motion.calm} ${vars.motion.curve}`,
    selectors: {
      '[data-hovered] > &': { borderColor: vars.color.ink, color: vars.color.ink },
      '[data-selected] > &': {
        background: vars.color.accent,
        borderColor: vars.color.accent,
        color: vars.color.onAccent,
      },
      '[data-readonly] > &, [data-selected][data-readonly] > &': {
        background: vars.color.sunken,
        borderColor: vars.color.lineStrong,
        color: vars.color.inkMuted,
      },
      '[data-selected][data-hovered]:not([data-readonly]) > &': {
        background: vars.color.accentHover,
        borderColor: vars.color.accentHover,
      },
      '[data-selected][data-pressed] > &': {
        background: vars.color.accentPressed,
        borderColor: vars.color.accentPressed,
      },
    },
    '@media': { print: { printColorAdjust: 'exact' } },
  }),
  'track',
)

export const thumb = style(
  inLayer({
    inlineSize: '13px',
    blockSize: '13px',
    borderRadius: vars.radius.round,
    background: 'currentColor',
    transition: `margin ${vars.motion.calm} ${vars.motion.curve}`,
    // Move the thumb by a logical margin, which follows the direction of the text. A transform would not.
    selectors: { '[data-selected] > * > &': { marginInlineStart: '16px' } },
  }),
  'thumb',
)

export const text = style(inLayer({ minInlineSize: 0 }), 'text')

export const description = style(
  inLayer({ ...typeSize('xs'), paddingInlineStart: indent, color: vars.color.inkMuted }),
  'description',
)
