import { bottomOffset } from '@spadestik/ui/useBottomBar'
import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const bar = style(
  inLayer({
    position: 'sticky',
    insetBlockEnd: bottomOffset,
    zIndex: 5,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x4,
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x4,
    color: vars.color.ink,
    background: vars.color.nearSoft,
    borderBlockStart: `1px solid ${vars.color.near}`,
    '@media': { print: { display: 'none' } },
  }),
)
