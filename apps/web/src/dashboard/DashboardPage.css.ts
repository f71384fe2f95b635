import { inLayer } from '@spadestik/ui/inLayer'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { blocks } from '../item/ItemPage.css'

export const overviews = style([blocks])

const show = keyframes({ to: { visibility: 'visible' } })

// How many rows come is not known: what stands below them is first seen where it stays, but waits for no slow answer.
globalStyle(
  `${overviews} > section:has([aria-busy='true']) ~ *`,
  inLayer({ visibility: 'hidden', animation: `${show} 1ms 1s forwards` }),
)
