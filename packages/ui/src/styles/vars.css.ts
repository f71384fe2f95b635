import { createGlobalThemeContract } from '@vanilla-extract/css'
import { palettes } from './palettes'
import { fineSize, fontSize, fontWeight, lineHeight, motion, radius, space } from './scales'

/**
 * The theme contract: every token as a custom property named `--spadestik-<group>-<name>`.
 *
 * A foreign page may set the properties on any element to theme what lies within.
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
    /** How far from the top of the screen sticky parts rest: the height of what is fixed above them. */
    sticky: { top: '0px' },
  },
  (_value, path) => `spadestik-${path.join('-')}`,
)
