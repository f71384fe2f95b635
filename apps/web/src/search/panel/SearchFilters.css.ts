import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const section = style(
  inLayer({
    paddingBlock: vars.space.x3,
    paddingInline: vars.space.x4,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
)

/**
 * Gives the count its own line. Otherwise the buttons would move under the pointer when the count changes.
 */
export const count = style(inLayer({ flexBasis: '100%', fontVariantNumeric: 'tabular-nums' }))

export const foot = style(inLayer({ padding: vars.space.x3 }))
