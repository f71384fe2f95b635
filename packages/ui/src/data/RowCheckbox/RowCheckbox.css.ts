import { style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const target = style(
  inLayer({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    // A press with Shift selects a range of rows and no text.
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    '@media': {
      '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' },
      print: { display: 'none' },
    },
  }),
  'target',
)

/** The native checkbox. It is transparent and covers the target, so that it takes the presses. */
export const input = style(
  inLayer({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
  'input',
)

export const glyph = style(
  inLayer({
    pointerEvents: 'none',
    selectors: {
      'input:focus-visible + &': focusRing,
      [`${target}:hover > &`]: { borderColor: vars.color.ink },
    },
    '@media': {
      '(hover: hover) and (pointer: fine)': {
        selectors: {
          [`${target}[data-quiet] > &`]: { opacity: 0 },
          [`:is(tr, article):hover ${target} > &, ${target}:focus-within > &`]: { opacity: 1 },
        },
      },
    },
  }),
  'glyph',
)
