import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const articles = style(inLayer({ display: 'grid' }))

export const article = style(
  inLayer({
    paddingBlock: vars.space.x2,
    overflowWrap: 'anywhere',
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
)
