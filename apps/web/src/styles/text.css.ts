import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

/** The style of the title of a page about one item or list. */
export const title = style(
  inLayer({
    ...typeSize('xxl'),
    fontWeight: vars.fontWeight.title,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
    '@media': { '(max-width: 539.98px)': typeSize('xl') },
  }),
)

/** The style of the title of a page that lists several things. */
export const screenTitle = style(
  inLayer({ ...typeSize('xl'), fontWeight: vars.fontWeight.title, letterSpacing: '-0.01em' }),
)

export const lead = style(
  inLayer({ ...typeSize('lg'), color: vars.color.inkSoft, maxInlineSize: '72ch', whiteSpace: 'pre-line' }),
)

/** Keeps line breaks in a text. The text is as wide as the card, up to a readable width. */
export const prose = style(inLayer({ maxInlineSize: '100ch', whiteSpace: 'pre-line' }))

export const soft = style(inLayer({ color: vars.color.inkMuted }))

export const small = style(inLayer({ ...typeSize('xs'), color: vars.color.inkMuted }))
