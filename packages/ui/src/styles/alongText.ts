import { vars } from './vars.css'

/**
 * Returns a horizontal `translate` in the direction of the text. Browsers have no logical translation, and an
 * animated inset makes them calculate the layout in every frame.
 *
 * @param distance as a CSS length or percentage, such as `-100%` to move an element out at the start
 */
export const alongText = (distance: string): string => `calc(${vars.text.direction} * ${distance})`
