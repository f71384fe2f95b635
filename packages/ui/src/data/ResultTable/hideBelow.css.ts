import { styleVariants } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { hideWidths } from './ResultColumn'

/**
 * The adjustment for touch screens, in px. Columns there hide in tables that are up to `extraWidth` wider,
 * because checkboxes and buttons take this space from the columns. It applies only to columns with a
 * `hideBelow` of at least `from`, because tables narrower than `from` have few columns.
 */
const touch = { extraWidth: 120, from: 600 }

const below = (width: number) => ({
  '@container': { [`results (max-width: ${width - 0.02}px)`]: { display: 'none' } },
})

export const hideBelow = styleVariants(
  Object.fromEntries(hideWidths.map((width) => [width, width])) as Record<
    (typeof hideWidths)[number],
    number
  >,
  (width) =>
    inLayer({
      ...below(width),
      '@media': width < touch.from ? {} : { '(pointer: coarse)': below(width + touch.extraWidth) },
    }),
)
