import { styleVariants } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { hideWidths } from './ResultColumn'

/**
 * On touch screens, checkboxes and buttons are larger and do not overlap the row. They take `extraWidth` px
 * from the other columns, so columns hide at a table width that is larger by `extraWidth`. Columns that hide
 * below a width less than `from` are not affected, because such narrow tables have few columns anyway.
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
