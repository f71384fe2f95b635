import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const content = style(inLayer({ display: 'grid', gap: vars.space.x4, justifyItems: 'start' }))

export const list = style(inLayer({ display: 'grid', inlineSize: '100%' }))

export const entry = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    paddingBlock: vars.space.x2,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  }),
)
