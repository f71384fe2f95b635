import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const page = style(inLayer({ display: 'grid', gap: vars.space.x8, justifyItems: 'stretch' }))

export const head = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: vars.space.x3,
  }),
)

export const headWords = style(inLayer({ display: 'grid', gap: vars.space.x1, overflowWrap: 'anywhere' }))

export const locked = style(inLayer({ display: 'grid', gap: vars.space.x3, justifyItems: 'start' }))
