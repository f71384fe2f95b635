import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const list = style(inLayer({ display: 'grid' }), 'list')

export const winner = style(
  inLayer({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.x3,
    paddingBlock: '10px',
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
    '@media': { print: { breakInside: 'avoid' } },
  }),
  'winner',
)

// The company and the role of a winner. The gap between them makes the link of the company and the button of
// the role easy to press.
export const text = style(
  inLayer({ display: 'grid', rowGap: vars.space.x1, minInlineSize: 0, overflowWrap: 'anywhere' }),
  'text',
)

export const company = style(inLayer({ fontWeight: vars.fontWeight.strong }), 'company')

export const role = style(inLayer({ ...typeSize('sm'), color: vars.color.inkMuted }), 'role')

export const date = style(
  inLayer({ flex: 'none', color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' }),
  'date',
)

export const foot = style(inLayer({ marginBlockStart: vars.space.x2, marginInlineStart: '-10px' }), 'foot')

export const locked = style(inLayer({ display: 'grid', justifyItems: 'start', gap: vars.space.x1 }), 'locked')

export const none = style(inLayer({ color: vars.color.inkMuted }), 'none')
