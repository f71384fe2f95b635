import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const parts = style(inLayer({ display: 'grid', gap: vars.space.x4, minInlineSize: 0 }))

export const itemName = style(
  inLayer({ ...typeSize('lg'), fontWeight: vars.fontWeight.title, overflowWrap: 'anywhere' }),
)

export const heading = style(inLayer({ ...typeSize('sm'), fontWeight: vars.fontWeight.title }))

export const conditions = style(inLayer({ display: 'grid' }))

export const condition = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.x3,
    paddingBlock: vars.space.x3,
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
)

export const sign = style(
  inLayer({
    paddingBlockStart: '2px',
    color: vars.color.inkMuted,
    selectors: {
      '&[data-state=met]': { color: vars.color.include },
      '&[data-state=notMet]': { color: vars.color.exclude },
    },
  }),
)

export const name = style(inLayer({ fontWeight: vars.fontWeight.title }))

export const values = style(
  inLayer({
    ...typeSize('sm'),
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: `${vars.space.x1} ${vars.space.x4}`,
    marginBlockStart: vars.space.x1,
    overflowWrap: 'anywhere',
  }),
)

export const term = style(inLayer({ ...typeSize('xs'), color: vars.color.inkMuted }))

export const way = style(inLayer({ ...typeSize('sm'), marginBlockStart: vars.space.x1 }))
