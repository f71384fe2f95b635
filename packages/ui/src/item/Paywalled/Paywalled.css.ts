import { style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const locked = style(
  inLayer({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.target,
    padding: `0 ${vars.space.x1}`,
    margin: 0,
    marginInlineStart: '-4px',
    border: 0,
    borderRadius: vars.radius.small,
    background: 'transparent',
    color: vars.color.inkMuted,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.paySoft },
      '&[data-focus-visible]': focusRing,
    },
  }),
  'locked',
)

export const blurred = style(
  inLayer({
    filter: 'blur(5px)',
    userSelect: 'none',
    '@media': {
      '(forced-colors: active)': { display: 'none' },
      print: { visibility: 'hidden' },
    },
  }),
  'blurred',
)

/**
 * The text that screen readers announce instead of the placeholder. It is visible with forced colours,
 * because the blurred placeholder is invisible there.
 */
export const text = style(
  inLayer({
    '@media': {
      'not (forced-colors: active)': {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
  'text',
)
