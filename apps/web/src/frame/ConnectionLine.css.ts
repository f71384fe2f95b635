import { bottomOffset } from '@spadestik/ui/useBottomBar'
import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'
import { small } from '../styles/text.css'

/** Sticks to the bottom of the screen, so that nothing moves when the line appears. */
export const place = style(
  inLayer({
    display: 'block',
    position: 'sticky',
    insetBlockEnd: bottomOffset,
    zIndex: 5,
    '@media': { print: { display: 'none' } },
  }),
)

export const line = style([
  small,
  inLayer({
    display: 'block',
    paddingBlock: vars.space.x1half,
    paddingInline: vars.space.x4,
    textAlign: 'center',
    color: vars.color.ink,
    background: vars.color.raised,
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
])
