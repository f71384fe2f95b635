import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const page = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x8,
    maxInlineSize: '880px',
  }),
)

export const parts = style(inLayer({ display: 'grid', gap: vars.space.x4 }))

/**
 * Reserves the height of the guide's tabs and of three collapsed pages. Otherwise the content below would
 * move when the guide has loaded.
 */
export const skeleton = style(inLayer({ display: 'grid', gap: vars.space.x4, minBlockSize: '220px' }))
