import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const glyph = style(
  inLayer({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '18px',
    blockSize: '18px',
    border: `1.5px solid ${vars.color.control}`,
    borderRadius: vars.radius.small,
    background: vars.color.surface,
    transition: `background-color ${vars.motion.quick} ${vars.motion.curve}`,
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-mark="included"]': {
        background: vars.color.accent,
        borderColor: vars.color.accent,
        color: vars.color.onAccent,
      },
      '&[data-mark="excluded"]': {
        background: vars.color.exclude,
        borderColor: vars.color.exclude,
        color: vars.color.onExclude,
      },
      '&[data-mark="mixed"]': { borderColor: vars.color.accent, color: vars.color.accent },
      '[data-hovered] > &[data-mark="none"]': { borderColor: vars.color.ink },
    },
    '@media': { print: { printColorAdjust: 'exact' } },
  }),
  'glyph',
)
