import { styleVariants } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { hideWidths } from './ResultColumn'

/**
 * The adjustment of `hideBelow` for touch screens, in px. Values of at least `from` are increased by
 * `extraWidth`, because checkboxes and buttons take this space from the columns. Smaller values stay the
 * same, because tables narrower than `from` have few columns.
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
