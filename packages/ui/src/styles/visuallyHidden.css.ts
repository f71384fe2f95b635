import { style } from '@vanilla-extract/css'
import { inLayer } from './inLayer'
import { hiddenText } from './typeStyles'

/** Text for assistive technology only. */
export const visuallyHidden = style(inLayer(hiddenText), 'visuallyHidden')
