import { from } from '@spadestik/ui/breakpoints'
import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const page = style(inLayer({ display: 'grid', gap: vars.space.x5, justifyItems: 'stretch' }))

export const locked = style(inLayer({ display: 'grid', gap: vars.space.x3, justifyItems: 'start' }))

export const tab = style(inLayer({ display: 'grid', gap: vars.space.x4, minInlineSize: 0 }))

export const order = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 }),
)

export const bar = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x3,
    '@media': {
      [from('sm')]: { gridTemplateColumns: 'auto minmax(0, 320px)', justifyContent: 'space-between' },
    },
  }),
)
