import { globalStyle } from '@vanilla-extract/css'
import { layers } from './layers.css'

/** The icons of lucide-react that point along the line of text. All others look the same in both directions. */
const pointing = ['arrow-left', 'arrow-right', 'chevron-left', 'chevron-right', 'log-out']

// `scale` leaves `transform` free for components that rotate an icon.
for (const name of pointing)
  globalStyle(`.lucide-${name}:dir(rtl)`, { '@layer': { [layers.base]: { scale: '-1 1' } } })
