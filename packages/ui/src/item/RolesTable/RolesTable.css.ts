import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const cards = style(
  inLayer({
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    overflow: 'clip',
    selectors: { '[data-flush] > &': { border: 0, borderRadius: 0 } },
  }),
  'cards',
)

export const card = style(
  inLayer({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    padding: `${vars.space.x3} ${vars.space.x4}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
    '@media': { print: { breakInside: 'avoid' } },
  }),
  'card',
)

export const text = style(
  inLayer({ display: 'grid', gap: '2px', minInlineSize: 0, overflowWrap: 'anywhere' }),
  'text',
)

export const company = style(inLayer({ fontWeight: vars.fontWeight.strong }), 'company')

export const note = style(inLayer({ color: vars.color.inkMuted }), 'note')

export const none = style(
  inLayer({ padding: `${vars.space.x3} ${vars.space.x4}`, color: vars.color.inkMuted }),
  'none',
)
