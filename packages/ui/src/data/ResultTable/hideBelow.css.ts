import { styleVariants } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { hideWidths } from './ResultColumn'

/**
 * On touch screens, checkboxes and buttons take `extraWidth` px from the other columns, so columns already
 * hide in a table that is wider by `extraWidth`. This does not apply to columns that hide below less than
 * `from` px, because such narrow tables have few columns anyway.
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
