import { style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const tabs = style(inLayer({ minInlineSize: 0 }), 'tabs')

export const list = style(
  inLayer({
    display: 'flex',
    gap: vars.space.x1,
    position: 'relative',
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollbarWidth: 'thin',
    // Draw the line as an inset shadow and not as a border. The selected tab can then cover it, and a scroll
    // bar cannot hide it.
    boxShadow: `inset 0 -1px ${vars.color.line}`,
    '@media': { print: { display: 'none' } },
  }),
  'list',
)

export const tab = style(
  inLayer({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: vars.space.x1half,
    minBlockSize: '44px',
    paddingInline: vars.space.x3,
    borderStartStartRadius: vars.radius.medium,
    borderStartEndRadius: vars.radius.medium,
    color: vars.color.inkSoft,
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outline: 'none',
    borderBlockEnd: '2px solid transparent',
    selectors: {
      '&[data-hovered]:not([data-selected])': { color: vars.color.ink, background: vars.color.sunken },
      '&[data-pressed]': { background: vars.color.accentSoft },
      '&[data-selected]': { color: vars.color.ink, borderBlockEndColor: vars.color.accent },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '-3px' },
      '&[data-disabled]': { color: vars.color.inkMuted, opacity: 0.6, cursor: 'not-allowed' },
    },
    '@media': {
      // Hide the border of tabs that are not selected. With forced colours, browsers also show transparent
      // borders.
      '(forced-colors: active)': {
        selectors: { '&:not([data-selected])': { borderBlockEndColor: 'Canvas' } },
      },
    },
  }),
  'tab',
)

export const note = style(
  inLayer({
    color: vars.color.inkMuted,
    fontWeight: vars.fontWeight.normal,
    fontVariantNumeric: 'tabular-nums',
  }),
  'note',
)

export const panel = style(
  inLayer({
    paddingBlockStart: vars.space.x4,
    minInlineSize: 0,
    borderRadius: vars.radius.small,
    outline: 'none',
    selectors: { '&[data-focus-visible]': { ...focusRing, outlineOffset: '4px' } },
  }),
  'panel',
)
