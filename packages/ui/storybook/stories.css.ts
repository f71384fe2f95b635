import { style } from '@vanilla-extract/css'
import { from } from '../src/styles/breakpoints'
import { inLayer } from '../src/styles/inLayer'
import { typeSize } from '../src/styles/typeStyles'
import { vars } from '../src/styles/vars.css'

export const muted = style(inLayer({ color: vars.color.inkMuted }))
export const meta = style(inLayer({ ...typeSize('xs'), color: vars.color.inkMuted }))

export const columns = style(
  inLayer({
    display: 'grid',
    gap: `${vars.space.x3} ${vars.space.x8}`,
    '@media': { [from('sm')]: { gridTemplateColumns: '1.4fr 1fr 1fr' } },
  }),
)

export const section = style(
  inLayer({ padding: `${vars.space.x3} ${vars.space.x4}`, borderBlockEnd: `1px solid ${vars.color.line}` }),
)

export const bar = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x2,
    marginBlockEnd: vars.space.x3,
  }),
)

export const count = style(
  inLayer({ ...typeSize('xl'), fontWeight: vars.fontWeight.title, letterSpacing: '-0.015em' }),
)
export const spacer = style(inLayer({ flex: '1 1 0' }))
export const pages = style(inLayer({ marginBlockStart: vars.space.x4 }))
export const cards = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x2,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  }),
)
export const stack = style(inLayer({ display: 'grid', gap: vars.space.x2 }))
export const title = style(inLayer({ ...typeSize('xxl'), fontWeight: '680', letterSpacing: '-0.02em' }))
export const lead = style(inLayer({ ...typeSize('lg'), color: vars.color.inkSoft, maxInlineSize: '72ch' }))
export const page = style(inLayer({ display: 'grid', gap: vars.space.x8 }))
export const note = style(
  inLayer({
    borderInlineStart: `3px solid ${vars.color.accent}`,
    paddingInlineStart: vars.space.x3,
    marginBlockStart: vars.space.x3,
  }),
)
export const swatches = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x2,
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  }),
)
export const token = style(
  inLayer({
    display: 'grid',
    gap: `${vars.space.x2} ${vars.space.x6}`,
    paddingBlock: vars.space.x3,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': { [from('sm')]: { gridTemplateColumns: '240px minmax(0, 1fr)', alignItems: 'center' } },
  }),
)
export const tokenValues = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.x3} ${vars.space.x6}` }),
)
export const tokenValue = style(
  inLayer({
    minInlineSize: '136px',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    flexWrap: 'wrap',
  }),
)
export const pair = style(
  inLayer({
    ...typeSize('sm'),
    padding: vars.space.x3,
    border: '1px solid',
    borderRadius: vars.radius.large,
  }),
)
export const graphic = style(
  inLayer({ inlineSize: '48px', blockSize: vars.space.x1half, borderRadius: vars.radius.small }),
)
export const code = style(inLayer({ ...typeSize('xs'), whiteSpace: 'pre-wrap' }))
export const unbroken = style(inLayer({ whiteSpace: 'nowrap' }))
