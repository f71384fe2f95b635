import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const head = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: vars.space.x3,
  }),
)

export const words = style(
  inLayer({ display: 'grid', gap: vars.space.x1, minInlineSize: 0, overflowWrap: 'anywhere' }),
)

export const actions = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 }))
