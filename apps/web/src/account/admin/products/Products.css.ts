import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

/** The two days are beside each other if there is room. */
export const days = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
    gap: vars.space.x4,
  }),
)
