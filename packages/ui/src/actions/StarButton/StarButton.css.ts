import { globalStyle, style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const star = style(
  inLayer({ display: 'inline-flex', selectors: { '&[data-paywalled]': { opacity: 0.5 } } }),
  'star',
)

globalStyle(`${star}[data-starred] svg`, inLayer({ color: vars.color.accent }))
