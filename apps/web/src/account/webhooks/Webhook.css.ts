import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const facts = style(inLayer({ display: 'grid', gap: vars.space.x1, overflowWrap: 'anywhere' }))

export const hints = style(inLayer({ display: 'grid', gap: vars.space.x3 }))

export const hint = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x1,
    paddingBlockStart: vars.space.x3,
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
)

export const head = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x2,
  }),
)

export const label = style(inLayer({ fontWeight: vars.fontWeight.medium }))

export const code = style(inLayer({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', marginBlock: 0 }))
