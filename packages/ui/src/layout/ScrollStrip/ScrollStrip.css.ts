import { style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const frame = style(inLayer({ display: 'grid', gap: vars.space.x2, minInlineSize: 0 }), 'frame')

export const strip = style(
  inLayer({
    position: 'relative',
    overscrollBehaviorInline: 'contain',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'thin',
    borderRadius: vars.radius.medium,
    // Room for the focus rings of the items.
    padding: '3px',
    margin: '-3px',
    cursor: 'grab',
    selectors: {
      '&:focus-visible': focusRing,
      '&[data-dragging]': { cursor: 'grabbing', scrollBehavior: 'auto', userSelect: 'none' },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
      print: { overflow: 'visible !important' },
    },
  }),
  'strip',
)

export const list = style(
  inLayer({
    gap: vars.space.x3,
    '@media': { print: { flexWrap: 'wrap', inlineSize: 'auto !important' } },
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
