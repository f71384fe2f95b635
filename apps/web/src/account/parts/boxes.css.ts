import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const stack = style(inLayer({ display: 'grid', gap: vars.space.x4 }))

export const rows = style(inLayer({ display: 'grid', gap: vars.space.x3, listStyle: 'none', padding: 0 }))

export const plainRows = style(inLayer({ listStyle: 'none', padding: 0, marginBlockStart: vars.space.x1 }))

export const row = style(
  inLayer({
    display: 'grid',
    // The button keeps its words on one line.
    gridTemplateColumns: 'minmax(0, 1fr) max-content',
    alignItems: 'center',
    gap: vars.space.x3,
  }),
)

export const rowWords = style(inLayer({ minInlineSize: 0, overflowWrap: 'anywhere' }))

export const actions = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 }))

export const rowActions = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: vars.space.x2 }),
)
