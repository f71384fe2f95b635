import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const list = style(inLayer({ display: 'grid', gap: vars.space.x3 }), 'list')

export const update = style(
  inLayer({
    paddingInlineStart: vars.space.x3,
    borderInlineStart: `3px solid ${vars.color.lineStrong}`,
    minInlineSize: 0,
    selectors: { '&:first-child': { borderInlineStartColor: vars.color.accent } },
    '@media': { print: { breakInside: 'avoid' } },
  }),
  'update',
)

export const meta = style(
  inLayer({ ...typeSize('xs'), color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' }),
  'meta',
)

export const text = style(inLayer({ overflowWrap: 'anywhere' }), 'text')

export const none = style(inLayer({ color: vars.color.inkMuted }), 'none')
