import { vars } from '../../styles/vars.css'

/** The maximum width of a page with its padding. Header, content and footer begin at the same edge. */
export const frameWidth = '1920px'

/** Padding that aligns the content of an element as wide as the screen with the frame. */
export const framePadding = `max(${vars.space.x6}, calc((100% - ${frameWidth}) / 2 + ${vars.space.x6}))`
