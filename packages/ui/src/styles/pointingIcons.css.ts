import { globalStyle } from '@vanilla-extract/css'
import { layers } from './layers.css'

/** The icons of lucide-react that point to the left or right. They are mirrored in right-to-left text. */
const pointing = ['arrow-left', 'arrow-right', 'chevron-left', 'chevron-right', 'log-out']

// Mirror by `scale`, because components rotate icons by `transform`. Select by the attribute `dir`: for older
// browsers, the build would turn `:dir(rtl)` into a list of languages.
for (const name of pointing)
  globalStyle(`[dir="rtl"] .lucide-${name}`, { '@layer': { [layers.base]: { scale: '-1 1' } } })
