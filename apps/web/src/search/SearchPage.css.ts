import { from } from '@spadestik/ui/breakpoints'
import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

export const head = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x4,
    padding: vars.space.x4,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
)

export const narrowHead = style(
  inLayer({
    display: 'grid',
    justifyItems: 'stretch',
    alignItems: 'end',
    gap: vars.space.x3,
    marginBlockEnd: vars.space.x4,
    '@media': { [from('xs')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
)

globalStyle(`${narrowHead} > :first-child`, inLayer({ gridColumn: '1 / -1' }))
