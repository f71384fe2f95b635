import { from } from '@spadestik/ui/breakpoints'
import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const page = style(inLayer({ display: 'grid', gap: vars.space.x5, justifyItems: 'stretch' }))

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

export const headActions = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 }))

export const locked = style(inLayer({ display: 'grid', gap: vars.space.x3, justifyItems: 'start' }))

export const tab = style(inLayer({ display: 'grid', gap: vars.space.x4, minInlineSize: 0 }))

export const bar = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x3,
    '@media': {
      [from('sm')]: { gridTemplateColumns: 'auto minmax(0, 320px)', justifyContent: 'space-between' },
    },
  }),
)
