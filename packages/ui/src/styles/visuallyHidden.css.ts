import { style } from '@vanilla-extract/css'
import { inLayer } from './inLayer'

/** Text for assistive technology only. */
export const visuallyHidden = style(
  inLayer({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
  'visuallyHidden',
)
