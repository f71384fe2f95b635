import { createGlobalThemeContract } from '@vanilla-extract/css'
import { color, font, fontSize, fontWeight, lineHeight, motion, radius, size, space } from './tokens.gen'

/**
 * The design tokens, such as colours and spaces, as custom properties, named `--spadestik-<group>-<name>`.
 *
 * To change the theme in one section of a page, set these properties on an element around this section.
 */
export const vars = createGlobalThemeContract(
  {
    color: color.light,
    space,
    fontSize,
    lineHeight,
    fontWeight,
    radius,
    motion: motion.full,
    size: size.fine,
    font,
    /**
     * The distance of sticky elements from the top of the screen. It is the height of fixed elements above
     * them, such as the header.
     */
    sticky: { top: '0px' },
    /**
     * The height of the header that stays in view at the top of the page. Set it on `:root` if the page has
     * another header than `Header`.
     */
    header: { height: '56px' },
    /** 1 where the text runs from left to right, and -1 where it runs from right to left. */
    text: { direction: '1' },
  },
  (_value, path) => `spadestik-${path.join('-')}`,
)
