import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const form = style(inLayer({ display: 'grid', gap: vars.space.x4 }))

export const screen = style(
  inLayer({
    display: 'grid',
    alignContent: 'center',
    gap: vars.space.x6,
    inlineSize: '100%',
    maxInlineSize: '400px',
    minBlockSize: '60vh',
    marginInline: 'auto',
    paddingBlock: vars.space.x8,
  }),
)

export const heading = style(inLayer({ display: 'grid', gap: vars.space.x2 }))
