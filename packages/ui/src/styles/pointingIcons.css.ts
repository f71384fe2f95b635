import { globalStyle } from '@vanilla-extract/css'
import { layers } from './layers.css'

/**
 * The icons of lucide-react that point to the left or right. They are mirrored where the text runs from right
 * to left. The other icons that the components use look the same in both directions.
 */
const pointing = ['arrow-left', 'arrow-right', 'chevron-left', 'chevron-right', 'log-out']

// Mirror with `scale`, because it leaves `transform` free for components that rotate an icon. The build turns
// `:dir(rtl)` into a list of languages for older browsers, so the selector uses the attribute `dir`.
for (const name of pointing)
  globalStyle(`[dir="rtl"] .lucide-${name}`, { '@layer': { [layers.base]: { scale: '-1 1' } } })
