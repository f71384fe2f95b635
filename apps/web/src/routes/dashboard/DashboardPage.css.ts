import { inLayer } from '@spadestik/ui/inLayer'
import { globalStyle, style } from '@vanilla-extract/css'
import { blocks } from '../../itemPage/ItemPage.css'

export const overviews = style([blocks])

// How many rows come is not known: what stands below them is first seen where it stays.
globalStyle(`${overviews} > section:has([aria-busy='true']) ~ *`, inLayer({ visibility: 'hidden' }))
