import { from } from '@spadestik/ui/breakpoints'
import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const screen = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x6,
    inlineSize: '100%',
    maxInlineSize: '440px',
    marginInline: 'auto',
    paddingBlock: vars.space.x8,
  }),
)

export const ways = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x6,
    alignItems: 'start',
    '@media': { [from('tablet')]: { gridTemplateColumns: '1fr 1fr' } },
  }),
)

export const wide = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x6,
    inlineSize: '100%',
    maxInlineSize: '920px',
    marginInline: 'auto',
    paddingBlock: vars.space.x8,
  }),
)

export const remember = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x2,
  }),
)
