import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const entries = style(inLayer({ display: 'grid', gap: vars.space.x5, alignContent: 'start' }))

export const entry = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x1,
    paddingBlockEnd: vars.space.x5,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
)

export const head = style(
  inLayer({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space.x3,
  }),
)

export const title = style(inLayer({ fontWeight: vars.fontWeight.title }))

export const links = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 }))
