import { below } from '@spadestik/ui/breakpoints'
import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

/** The parts are side by side as long as each has room for the name of an item. */
export const parts = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
    gap: vars.space.x6,
  }),
)

/**
 * Makes the overview almost as high as the screen of a phone while its parts load. The content below the
 * overview is then mostly outside the screen, so that users do not see it move.
 */
export const waiting = style(inLayer({ '@media': { [below('md')]: { minBlockSize: '90svh' } } }))

export const head = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    minBlockSize: '36px',
  }),
)

export const heading = style(
  inLayer({ margin: 0, fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.strong }),
)

export const rows = style(inLayer({ margin: 0, padding: 0, listStyle: 'none' }))

export const row = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.x3,
    rowGap: vars.space.x1,
    paddingBlock: vars.space.x2,
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
)

export const deadlineRow = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    paddingBlock: vars.space.x2,
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
)

/**
 * The list of deadlines. The width of the list decides whether each date is beside the name of its tender or
 * below it.
 */
export const deadlines = style(inLayer({ containerType: 'inline-size' }))

export const deadlineText = style(
  inLayer({
    flex: '1 1 auto',
    minInlineSize: 0,
    display: 'grid',
    justifyItems: 'start',
    alignItems: 'baseline',
    gap: vars.space.x1,
    '@container': {
      '(min-width: 520px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.x3 },
    },
  }),
)

export const name = style(inLayer({ flex: '1 1 220px', minInlineSize: 0 }))

export const detail = style(inLayer({ ...typeSize('xs'), color: vars.color.inkMuted }))

export const date = style(inLayer({ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }))

export const said = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.x2 }),
)

/** Aligns the text of the button with the rows above it. */
export const all = style(inLayer({ marginInlineStart: '-11px' }))
