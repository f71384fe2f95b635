import { from } from '@spadestik/ui/breakpoints'
import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const pair = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x4,
    alignItems: 'start',
    '@media': { [from('sm')]: { gridTemplateColumns: '1fr 1fr' } },
  }),
)

export const place = style(
  inLayer({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.x4,
    minBlockSize: '540px',
    '@media': { [from('sm')]: { minBlockSize: '340px' } },
  }),
)
