import { inLayer } from '@spadestik/ui/inLayer'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { blocks } from '../item/ItemPage.css'

export const overviews = style([blocks])

const show = keyframes({ to: { visibility: 'visible' } })

// The number of rows is unknown while loading. Later sections stay hidden until they no longer move, for one
// second at most.
globalStyle(
  `${overviews} > section:has([aria-busy='true']) ~ *`,
  inLayer({ visibility: 'hidden', animation: `${show} 1ms 1s forwards` }),
)
