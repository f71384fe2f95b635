import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const note = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x1,
    paddingInlineStart: vars.space.x3,
    borderInlineStart: `3px solid ${vars.color.accent}`,
    minInlineSize: 0,
    '@media': { print: { breakInside: 'avoid' } },
  }),
  'note',
)

export const head = style(
  inLayer({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: vars.space.x2 }),
  'head',
)

export const heading = style(inLayer({ minInlineSize: 0 }), 'heading')

export const title = style(inLayer({ fontWeight: vars.fontWeight.strong, overflowWrap: 'anywhere' }), 'title')

export const meta = style(inLayer({ ...typeSize('xs'), color: vars.color.inkMuted }), 'meta')

export const text = style(
  inLayer({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '72ch' }),
  'text',
)
