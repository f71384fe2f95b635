import { inLayer } from '@spadestik/ui/inLayer'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { blocks } from '../item/ItemPage.css'

export const overviews = style([blocks])

const show = keyframes({ to: { visibility: 'visible' } })

// Hide later sections while an earlier one loads, because its unknown height would move them. They appear
// after one second at the latest.
globalStyle(
  `${overviews} > section:has([aria-busy='true']) ~ *`,
  inLayer({ visibility: 'hidden', animation: `${show} 1ms 1s forwards` }),
)
