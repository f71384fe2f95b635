import { globalStyle } from '@vanilla-extract/css'
import { layers } from './layers.css'

/**
 * Icons of lucide-react that point to the left or right, which are mirrored in right-to-left text. The other
 * icons in use look the same in both directions.
 */
const pointing = ['arrow-left', 'arrow-right', 'chevron-left', 'chevron-right', 'log-out']

// `scale` leaves `transform` free for components that rotate an icon. The selector uses the attribute `dir`,
// because the build turns `:dir(rtl)` into a list of languages for older browsers.
for (const name of pointing)
  globalStyle(`[dir="rtl"] .lucide-${name}`, { '@layer': { [layers.base]: { scale: '-1 1' } } })
