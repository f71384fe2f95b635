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
    // A press with Shift selects a range of rows. Prevent it from selecting text too.
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    '@media': {
      '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' },
      print: { display: 'none' },
    },
  }),
  'target',
)

export const box = style(
  inLayer({
    inlineSize: '18px',
    blockSize: '18px',
    margin: 0,
    accentColor: vars.color.accent,
    cursor: 'inherit',
    selectors: { '&:focus-visible': focusRing },
    '@media': {
      '(hover: hover) and (pointer: fine)': {
        selectors: {
          [`${target}[data-quiet] > &`]: { opacity: 0 },
          [`:is(tr, article):hover ${target} > &, ${target} > &:focus-visible`]: { opacity: 1 },
        },
      },
    },
  }),
  'box',
)
