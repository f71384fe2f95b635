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
 * The number of results. It stays visible while the filters scroll. It has a line of its own. Otherwise the
 * buttons would move under the pointer when the number changes.
 */
export const count = style(inLayer({ flexBasis: '100%', fontVariantNumeric: 'tabular-nums' }))

export const foot = style(inLayer({ padding: vars.space.x3 }))
