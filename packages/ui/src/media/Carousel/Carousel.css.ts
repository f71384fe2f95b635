import { style } from '@vanilla-extract/css'
import { below } from '../../styles/breakpoints'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const gap = vars.space.x2

export const carousel = style(inLayer({ display: 'grid', gap: vars.space.x2, minInlineSize: 0 }), 'carousel')

export const track = style(
  inLayer({
    // Leave room for the focus ring of an image. The scroll container would otherwise cut it off.
    padding: '3px',
    margin: '-3px',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: '3px',
    scrollBehavior: 'smooth',
    overscrollBehaviorInline: 'contain',
    scrollbarWidth: 'none',
    '@media': {
      '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
      print: { flexWrap: 'wrap', overflow: 'visible !important' },
    },
  }),
  'track',
)

export const slide = style(
  inLayer({
    scrollSnapAlign: 'start',
    '@media': { print: { flexBasis: `calc(50% - ${gap}) !important`, breakInside: 'avoid' } },
  }),
  'slide',
)

export const enlarge = style(
  inLayer({
    display: 'block',
    inlineSize: '100%',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.medium,
    background: 'transparent',
    cursor: 'zoom-in',
    selectors: {
      '&[data-hovered]': { filter: 'brightness(0.94)' },
      '&[data-pressed]': { filter: 'brightness(0.88)' },
      '&[data-focus-visible]': focusRing,
    },
  }),
  'enlarge',
)

export const bar = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.x1,
    '@media': { print: { display: 'none' }, [below('xs')]: { justifyContent: 'center' } },
  }),
  'bar',
)

export const position = style(
  inLayer({
    ...typeSize('sm'),
    marginInline: vars.space.x1,
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
  'position',
)
