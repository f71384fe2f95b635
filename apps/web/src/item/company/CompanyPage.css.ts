import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const identity = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: vars.space.x4,
    alignItems: 'start',
  }),
)

export const logo = style(inLayer({ inlineSize: '72px' }))

export const names = style(inLayer({ display: 'grid', gap: vars.space.x1, overflowWrap: 'anywhere' }))

export const order = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 }),
)

export const pages = style(inLayer({ display: 'grid', justifyItems: 'center', paddingBlock: vars.space.x3 }))

export const contacts = style(inLayer({ display: 'grid' }))

export const contact = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: vars.space.x3,
    overflowWrap: 'break-word',
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
)

export const contactHead = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space.x2,
    alignItems: 'start',
  }),
)

export const contactWords = style(
  inLayer({
    display: 'grid',
    justifyItems: 'start',
    minInlineSize: 0,
    // The smallest size of a target that is easy to hit (WCAG 2.5.8).
    gridAutoRows: 'minmax(24px, auto)',
    // Leave space between the phone number and the e-mail, so that a finger hits only one of these links.
    '@media': { '(pointer: coarse)': { rowGap: vars.space.x2 } },
  }),
)

export const contactName = style(inLayer({ fontWeight: vars.fontWeight.strong }))
