import { createGlobalThemeContract } from '@vanilla-extract/css'
import { palettes } from './palettes'
import { fineSize, fontSize, fontWeight, lineHeight, motion, radius, space } from './scales'

/**
 * The theme contract: every token is a custom property named `--spadestik-<group>-<name>`.
 *
 * To theme a part of a page, set the properties on any element around it.
 */
export const vars = createGlobalThemeContract(
  {
    color: palettes.light,
    space,
    fontSize,
    lineHeight,
    fontWeight,
    radius,
    motion,
    size: fineSize,
    font: { text: '' },
    /**
     * The offset of sticky elements from the top of the screen: the height of the fixed elements above them.
     */
    sticky: { top: '0px' },
  },
  (_value, path) => `spadestik-${path.join('-')}`,
)
