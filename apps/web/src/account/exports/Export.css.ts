import { below } from '@spadestik/ui/breakpoints'
import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const stack = style(inLayer({ display: 'grid', gap: vars.space.x4 }))

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

export const columns = style(inLayer({ listStyle: 'none', padding: 0 }))

export const column = style(inLayer({ display: 'flex', alignItems: 'center', gap: vars.space.x1 }))

export const name = style(inLayer({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' }))

export const own = style(inLayer({ display: 'grid', gap: vars.space.x2 }))

export const rows = style(inLayer({ display: 'grid', gap: vars.space.x3, listStyle: 'none', padding: 0 }))

export const row = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) max-content',
    alignItems: 'center',
    gap: vars.space.x3,
    '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)

export const words = style(inLayer({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }))

export const actions = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 }))
