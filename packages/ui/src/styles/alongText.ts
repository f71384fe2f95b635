import { vars } from './vars.css'

/**
 * Returns a horizontal `translate` in the direction of the text. It is used instead of an animated inset,
 * which would make browsers calculate the layout in every frame.
 *
 * @param distance as a CSS length or percentage, such as `-100%` to move an element out at the start
 */
export const alongText = (distance: string): string => `calc(${vars.text.direction} * ${distance})`
