import { style } from '@vanilla-extract/css'
import { inLayer } from './inLayer'
import { hiddenText } from './typeStyles'

/** Hides a text visually. Assistive technology still announces it. */
export const visuallyHidden = style(inLayer(hiddenText), 'visuallyHidden')
