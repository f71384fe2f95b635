import { style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const frame = style(inLayer({ display: 'grid', gap: vars.space.x2, minInlineSize: 0 }), 'frame')

export const strip = style(
  inLayer({
    // Without this, hidden content with an absolute position could make the page wider.
    position: 'relative',
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'thin',
    borderRadius: vars.radius.medium,
    // Reserves space for the focus rings of the items.
    padding: '3px',
    margin: '-3px',
    cursor: 'grab',
    selectors: {
      '&:focus-visible': focusRing,
      '&[data-dragging]': { cursor: 'grabbing', scrollBehavior: 'auto', userSelect: 'none' },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
      print: { overflow: 'visible' },
    },
  }),
  'strip',
)

export const list = style(
  inLayer({
    display: 'flex',
    gap: vars.space.x3,
    inlineSize: 'max-content',
    '@media': { print: { flexWrap: 'wrap', inlineSize: 'auto' } },
  }),
  'list',
)

export const item = style(inLayer({ display: 'grid', flex: 'none', minInlineSize: 0 }), 'item')

export const paddles = style(
  inLayer({
    display: 'flex',
    justifyContent: 'flex-end',
    gap: vars.space.x1,
    '@media': { print: { display: 'none' } },
  }),
  'paddles',
)
