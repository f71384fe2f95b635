import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const page = style(inLayer({ display: 'grid', gap: vars.space.x5, maxInlineSize: '640px' }))

export const points = style(
  inLayer({ display: 'grid', gap: vars.space.x4, paddingInlineStart: vars.space.x5, listStyle: 'disc' }),
)
