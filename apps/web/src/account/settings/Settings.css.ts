import { from } from '@spadestik/ui/breakpoints'
import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const page = style(inLayer({ display: 'grid', gap: vars.space.x6 }))

export const columns = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x6,
    alignItems: 'start',
    '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
)

export const column = style(inLayer({ display: 'grid', gap: vars.space.x6, minInlineSize: 0 }))
