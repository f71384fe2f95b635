import { style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const checkbox = style(
  inLayer({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.x2,
    inlineSize: 'fit-content',
    minBlockSize: vars.size.target,
    paddingBlock: vars.space.hair,
    borderRadius: vars.radius.small,
    color: vars.color.inkSoft,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-hovered]': { color: vars.color.ink },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
    },
    '@media': { '(pointer: coarse)': { alignItems: 'center' } },
  }),
  'checkbox',
)

export const text = style(
  inLayer({ paddingBlockStart: '0px', minInlineSize: 0, overflowWrap: 'anywhere' }),
  'text',
)
