import { from } from '@spadestik/ui/breakpoints'
import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const columns = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x8,
    '@media': { [from('xl')]: { gridTemplateColumns: '180px minmax(0, 1fr)' } },
  }),
)

export const contents = style(
  inLayer({
    position: 'sticky',
    insetBlockStart: `calc(${vars.sticky.top} + ${vars.space.x5})`,
    alignSelf: 'start',
    marginInlineStart: `calc(-1 * ${vars.space.x3})`,
  }),
)

export const blocks = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x8,
    alignContent: 'start',
    minInlineSize: 0,
  }),
)

/**
 * The skeleton of an item page. It is as high as the screen, because the content below it would otherwise
 * jump when the page has loaded.
 */
export const loadingBlocks = style([
  blocks,
  inLayer({
    alignContent: 'start',
    minBlockSize: '100dvh',
    '@media': { [from('xl')]: { gridColumn: 2 } },
  }),
])

export const section = style(
  inLayer({
    minInlineSize: 0,
    outline: 'none',
    // The sticky strip of key facts would otherwise cover the heading.
    scrollMarginBlockStart: '40px',
  }),
)

export const head = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x2,
    minInlineSize: 0,
  }),
)

export const strip = style(inLayer({ marginBlock: vars.space.x2, minInlineSize: 0 }))

export const news = style(
  inLayer({ marginBlockEnd: vars.space.x4, selectors: { '&:empty': { display: 'none' } } }),
)

export const kicker = style(
  inLayer({
    ...typeSize('xs'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x2,
    color: vars.color.inkMuted,
  }),
)

/** On a phone the buttons are as wide as the screen. On larger screens they are aligned with the text. */
export const actions = style(
  inLayer({
    display: 'grid',
    '@media': { [from('xs')]: { justifyContent: 'start', marginInlineStart: `calc(-1 * ${vars.space.x1})` } },
  }),
)

export const side = style(inLayer({ display: 'grid', gap: vars.space.x4, minInlineSize: 0 }))

export const links = style(inLayer({ display: 'grid', gap: vars.space.x2 }))

export const more = style(inLayer({ display: 'grid', justifyItems: 'center', padding: vars.space.x2 }))

export const notice = style(inLayer({ display: 'grid', gap: vars.space.x5 }))
