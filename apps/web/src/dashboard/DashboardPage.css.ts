import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { blocks } from '../item/ItemPage.css'

export const overviews = style([blocks])

const show = keyframes({ to: { visibility: 'visible' } })

// Hide the sections below a section that is loading, because they would move when its height changes. They
// appear after three seconds at the latest.
globalStyle(
  `${overviews} > section:is([aria-busy='true'], :has([aria-busy='true'])) ~ *`,
  inLayer({ visibility: 'hidden', animation: `${show} 1ms 3s forwards` }),
)

export const actions = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 }))
