import { below } from '@spadestik/ui/breakpoints'
import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

/** The blocks of a page under one another. */
export const blocks = style(inLayer({ display: 'grid', gap: vars.space.x8, minInlineSize: 0 }))

export const head = style(inLayer({ display: 'grid', gap: vars.space.x2, minInlineSize: 0 }))

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

/** The actions of an item above its content: no wider than they are in the side column. */
export const actions = style(inLayer({ maxInlineSize: '320px' }))

export const side = style(inLayer({ display: 'grid', gap: vars.space.x4 }))

export const links = style(inLayer({ display: 'grid', gap: vars.space.x2 }))

export const paywall = style(inLayer({ marginBlockEnd: vars.space.x3 }))

/** Images in a row that fills the width, the first one large. */
export const images = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: vars.space.x3,
    '@media': { [below('xs')]: { gridTemplateColumns: '1fr' } },
  }),
)

export const image = style(
  inLayer({
    inlineSize: '100%',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    borderRadius: vars.radius.large,
    background: vars.color.sunken,
  }),
)

export const windowText = style(inLayer({ display: 'grid', gap: vars.space.hair }))

export const entry = style(
  inLayer({
    paddingInlineStart: vars.space.x3,
    borderInlineStart: `3px solid ${vars.color.accent}`,
    display: 'grid',
    gap: vars.space.hair,
    selectors: { '& + &': { marginBlockStart: vars.space.x3 } },
  }),
)
