import { styleVariants } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { hideWidths } from './ResultColumn'

/** Hides a cell below a width of the table. */
export const hideBelow = styleVariants(
  Object.fromEntries(hideWidths.map((width) => [width, width])) as Record<
    (typeof hideWidths)[number],
    number
  >,
  (width) => inLayer({ '@container': { [`results (max-width: ${width - 0.02}px)`]: { display: 'none' } } }),
)
