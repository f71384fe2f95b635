import { below } from '@spadestik/ui/breakpoints'
import { focusRing } from '@spadestik/ui/focusRing'
import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

/** The height of the line of key facts, which covers the top of the content while the page scrolls. */
const factsLine = '40px'

/** The head of the table stays in view below the line of key facts. */
export const lots = style(
  inLayer({ vars: { [vars.sticky.top]: `calc(${vars.header.height} + ${factsLine})` } }),
)

// A phone has one column, whose header would say the same as the heading of the section.
globalStyle(`${lots} thead`, inLayer({ '@media': { [below('sm')]: { display: 'none' } } }))

export const bar = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.x2} ${vars.space.x3}`,
    padding: `${vars.space.x3} ${vars.space.x4}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
)

export const field = style(inLayer({ flex: '0 1 320px', minInlineSize: 'min(100%, 220px)' }))

export const count = style(
  inLayer({ ...typeSize('sm'), color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' }),
)

export const more = style(
  inLayer({
    display: 'grid',
    justifyItems: 'center',
    padding: vars.space.x2,
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
)

/** The name of a lot, to which links to the lot lead. */
export const name = style(
  inLayer({
    display: 'flex',
    gap: vars.space.x3,
    minInlineSize: 0,
    borderRadius: vars.radius.small,
    outline: 'none',
    // The head of the table and the line of key facts would otherwise cover the row.
    scrollMarginBlockStart: '70px',
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '4px' } },
  }),
)

export const number = style(
  inLayer({
    flex: 'none',
    minInlineSize: '24px',
    maxInlineSize: '8ch',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    overflowWrap: 'anywhere',
  }),
)

export const text = style(inLayer({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 }))

export const title = style(inLayer({ fontWeight: vars.fontWeight.strong }))

/** The facts of a lot below its title, on screens without room for columns. */
export const facts = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${vars.space.x1} ${vars.space.x4}`,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.fontWeight.normal,
  }),
)

export const deadline = style(
  inLayer({
    display: 'grid',
    justifyItems: 'start',
    selectors: { '&[data-past]': { color: vars.color.inkMuted } },
  }),
)

export const result = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${vars.space.x1} ${vars.space.x2}`,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  }),
)

/** Gives the badge a background that differs from that of an expanded row. */
export const badge = styleVariants({
  neutral: inLayer({ selectors: { '[data-sunken] &': { background: vars.color.surface } } }),
  near: {},
})

export const winners = style(inLayer({ display: 'grid', rowGap: vars.space.x1, minInlineSize: 0 }))

export const details = style(
  inLayer({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 }),
)

export const window = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${vars.space.x3}` }),
)
