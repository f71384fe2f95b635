import { style } from '@vanilla-extract/css'
import { inLayer } from '../../src/styles/inLayer'
import { typeSize } from '../../src/styles/typeStyles'
import { vars } from '../../src/styles/vars.css'

export const section = style(inLayer({ color: vars.color.ink }))

export const group = style(
  inLayer({ ...typeSize('xl'), fontWeight: vars.fontWeight.title, textTransform: 'capitalize' }),
)

export const cards = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x4,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    listStyle: 'none',
    padding: 0,
    marginBlock: `${vars.space.x3} ${vars.space.x8}`,
  }),
)

// The link covers the card, so that a press anywhere opens the page.
export const card = style(
  inLayer({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 140px auto',
    alignContent: 'start',
    gap: vars.space.x2,
    padding: vars.space.x3,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
  }),
)

export const link = style(
  inLayer({
    fontWeight: vars.fontWeight.strong,
    color: vars.color.ink,
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  }),
)

export const frame = style(inLayer({ overflow: 'hidden', background: vars.color.canvas }))

export const picture = style(
  inLayer({ inlineSize: '100%', blockSize: '100%', objectFit: 'none', objectPosition: '0 0' }),
)

export const description = style(inLayer({ ...typeSize('xs'), color: vars.color.inkMuted }))
