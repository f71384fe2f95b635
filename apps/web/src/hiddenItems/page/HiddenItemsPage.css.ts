import { from } from '@spadestik/ui/breakpoints'
import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const page = style(inLayer({ display: 'grid', gap: vars.space.x5 }))

export const bar = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x3,
    '@media': {
      [from('sm')]: { gridTemplateColumns: 'auto minmax(0, 320px)', justifyContent: 'space-between' },
    },
  }),
)

export const list = style(inLayer({ display: 'grid' }))

export const entry = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x3,
    padding: vars.space.x4,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
    '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
)

export const words = style(
  inLayer({ display: 'grid', gap: vars.space.x1, minInlineSize: 0, overflowWrap: 'anywhere' }),
)

export const notes = style(
  // Place the menu button of a short note close to the text of the note.
  inLayer({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.x3,
    marginBlockStart: vars.space.x3,
    maxInlineSize: '72ch',
  }),
)

export const actions = style(inLayer({ display: 'flex', alignItems: 'start', gap: vars.space.x1 }))

export const more = style(inLayer({ display: 'grid', justifyItems: 'center', padding: vars.space.x2 }))

export const loading = style(inLayer({ padding: vars.space.x4 }))
