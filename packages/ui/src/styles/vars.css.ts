import { createGlobalThemeContract } from '@vanilla-extract/css'
import { color, font, fontSize, fontWeight, lineHeight, motion, radius, size, space } from './tokens.gen'

/**
 * The theme contract: every token is a custom property named `--spadestik-<group>-<name>`.
 *
 * To theme a part of a page, set the properties on any element around it.
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
     * The offset of sticky elements from the top of the screen: the height of the fixed elements above them.
     */
    sticky: { top: '0px' },
  },
  (_value, path) => `spadestik-${path.join('-')}`,
)
