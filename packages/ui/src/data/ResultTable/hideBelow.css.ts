import { styleVariants } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { hideWidths } from './ResultColumn'

/** Contains, for each width, a class that hides a cell if the table is narrower. */
export const hideBelow = styleVariants(
  Object.fromEntries(hideWidths.map((width) => [width, width])) as Record<
    (typeof hideWidths)[number],
    number
  >,
  (width) => inLayer({ '@container': { [`results (max-width: ${width - 0.02}px)`]: { display: 'none' } } }),
)
