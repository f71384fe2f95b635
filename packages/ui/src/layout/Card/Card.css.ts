import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const section = style(inLayer({ minInlineSize: 0 }), 'section')

export const card = style(
  inLayer({
    padding: vars.space.x4,
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    selectors: {
      '&[data-flush]': { padding: 0, overflow: 'clip' },
      '&[data-bare]': { padding: 0, background: 'none', border: 0, borderRadius: 0 },
    },
    '@media': { print: { border: 0, padding: 0 } },
  }),
  'card',
)

export const head = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.x2} ${vars.space.x3}`,
    marginBlockEnd: vars.space.x3,
    selectors: { '[data-flush] > &': { margin: 0, padding: `${vars.space.x3} ${vars.space.x4}` } },
  }),
  'head',
)

export const title = style(
  inLayer({
    fontWeight: vars.fontWeight.title,
    selectors: { '[data-outside] > &': { ...typeSize('lg'), letterSpacing: '-0.01em' } },
  }),
  'title',
)

export const note = style(inLayer({ fontWeight: vars.fontWeight.normal, color: vars.color.inkMuted }), 'note')
