import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

/** The place of the button that exports, which loads later and then moves nothing. */
export const buttonPlace = style(
  inLayer({ minInlineSize: vars.size.control, minBlockSize: vars.size.control }),
)
