import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const alertKinds = style(inLayer({ display: 'grid', gap: vars.space.x4 }), 'alertKinds')

export const own = style(
  inLayer({
    display: 'grid',
    // Two columns in a wide dialog, and one on a phone.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    gap: vars.space.x3,
    border: 0,
    margin: 0,
    padding: 0,
    minInlineSize: 0,
  }),
  'own',
)
