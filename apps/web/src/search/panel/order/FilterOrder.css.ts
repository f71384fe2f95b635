import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const list = style(inLayer({ paddingBlock: vars.space.x2 }))

export const group = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x1,
    paddingInline: vars.space.x4,
    minBlockSize: '36px',
  }),
)

export const name = style(inLayer({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' }))

export const actions = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.x2,
    paddingBlock: vars.space.x3,
    paddingInline: vars.space.x4,
  }),
)
