import { style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { oneLine, typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const tree = style(
  inLayer({ display: 'grid', gap: vars.space.x2, minInlineSize: 0, paddingBlockEnd: vars.space.x2 }),
  'tree',
)

export const scroller = style(
  inLayer({
    // Confine the layout to the tree: changes in it never move content outside, so the browser need not lay
    // out the whole page. Do not add `overscroll-behavior: contain`. On phones the tree fills the screen, and
    // a swipe past its end must scroll the page.
    contain: 'layout style',
    // Room for the focus ring, which the scroll container would cut off.
    marginInline: '-4px',
    paddingInline: '4px',
    paddingBlock: '3px',
    scrollbarWidth: 'thin',
    scrollbarColor: `${vars.color.lineStrong} transparent`,
    '@media': { print: { overflow: 'visible !important' } },
  }),
  'scroller',
)

export const row = style(
  inLayer({
    contain: 'layout style',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x1half,
    paddingInlineEnd: vars.space.x1,
    borderRadius: vars.radius.small,
    color: vars.color.inkSoft,
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&:hover': { background: vars.color.sunken, color: vars.color.ink },
      '&[data-mark="included"], &[data-mark="mixed"]': { color: vars.color.ink },
      '&:focus-visible': { ...focusRing, outlineOffset: '0px', zIndex: 1 },
      '&[aria-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
    },
  }),
  'row',
)

export const twisty = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '24px',
    blockSize: '100%',
    marginInlineEnd: '-4px',
    borderRadius: vars.radius.small,
    color: vars.color.inkMuted,
    transition: `transform ${vars.motion.calm} ${vars.motion.curve}`,
    selectors: {
      '&[data-expanded]': { transform: 'rotate(90deg)' },
      '[dir="rtl"] &': { scale: '-1 1' },
      '&:hover': { color: vars.color.ink },
    },
    '@media': { '(pointer: coarse)': { inlineSize: '44px', marginInlineStart: '-10px' } },
  }),
  'twisty',
)

export const noTwisty = style(
  inLayer({
    flex: 'none',
    inlineSize: '20px',
    '@media': { '(pointer: coarse)': { inlineSize: '30px' } },
  }),
  'noTwisty',
)

export const label = style(
  inLayer({
    ...oneLine,
    flex: '1 1 auto',
    minInlineSize: 0,
    selectors: {
      '[data-mark="excluded"] > &': { textDecoration: 'line-through', color: vars.color.ink },
    },
    // Touch screens show no tooltip for a cut label, so the label wraps. A row of 44 px has room for two
    // lines.
    '@media': {
      '(pointer: coarse)': {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        whiteSpace: 'normal',
      },
    },
  }),
  'label',
)

export const count = style(
  inLayer({
    ...typeSize('xs'),
    flex: 'none',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
  'count',
)

export const nothing = style(
  inLayer({
    ...typeSize('sm'),
    display: 'grid',
    gap: vars.space.x2,
    justifyItems: 'start',
    color: vars.color.inkMuted,
  }),
  'nothing',
)
