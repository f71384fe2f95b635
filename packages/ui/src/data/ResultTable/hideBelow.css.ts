import { styleVariants } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { hideWidths } from './ResultColumn'

/**
 * The width that checkboxes and buttons take from the other columns on touch screens, in px. There, they are
 * larger and do not overlap the row. Narrower tables have few columns, so nothing more is hidden.
 */
const touch = { extraWidth: 120, from: 600 }

const below = (width: number) => ({
  '@container': { [`results (max-width: ${width - 0.02}px)`]: { display: 'none' } },
})

/** Contains, for each width, a class that hides a cell if the table is narrower. */
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
