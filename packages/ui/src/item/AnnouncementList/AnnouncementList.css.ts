import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const list = style(inLayer({ display: 'grid' }), 'list')

export const announcement = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x1,
    paddingBlock: vars.space.x3,
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
    '@media': { print: { breakInside: 'avoid' } },
  }),
  'announcement',
)

export const head = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 }),
  'head',
)

export const date = style(
  inLayer({ ...typeSize('sm'), color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' }),
  'date',
)

export const changes = style(
  inLayer({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '72ch' }),
  'changes',
)

export const quiet = style(inLayer({ color: vars.color.inkMuted }), 'quiet')
