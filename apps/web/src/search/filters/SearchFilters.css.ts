import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

/**
 * A part of the filter panel that cannot be collapsed, such as the filter of new and changed items. It has
 * the same padding and border as the collapsible filters.
 */
export const section = style(
  inLayer({
    paddingBlock: vars.space.x3,
    paddingInline: vars.space.x4,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
)

/**
 * The number of results. It stays visible while the filters scroll. It has its own line, so that the buttons
 * do not move under the pointer when it changes.
 */
export const count = style(inLayer({ flexBasis: '100%', fontVariantNumeric: 'tabular-nums' }))

export const foot = style(inLayer({ padding: vars.space.x3 }))
