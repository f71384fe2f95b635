import { style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const bar = style(
  inLayer({ display: 'flex', justifyContent: 'center', '@media': { print: { display: 'none' } } }),
  'bar',
)

export const places = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.x1 }),
  'places',
)

const square = {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.control,
  blockSize: vars.size.control,
} as const

export const place = style(
  inLayer({
    ...square,
    paddingInline: vars.space.x1half,
    borderRadius: vars.radius.medium,
    color: vars.color.ink,
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-hovered]': { background: vars.color.sunken },
      '&[data-pressed]': { background: vars.color.accentSoft },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: vars.color.lineStrong, cursor: 'not-allowed' },
      '&[aria-current]': {
        background: vars.color.accent,
        color: vars.color.onAccent,
        fontWeight: vars.fontWeight.strong,
        forcedColorAdjust: 'none',
      },
    },
  }),
  'place',
)

export const gap = style(inLayer({ ...square, minInlineSize: '24px', color: vars.color.inkMuted }), 'gap')
