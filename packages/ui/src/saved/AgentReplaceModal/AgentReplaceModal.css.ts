import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const changes = style(inLayer({ display: 'grid', gap: vars.space.x2, margin: 0 }), 'changes')

export const part = style(inLayer({ margin: 0 }), 'part')

export const term = style(inLayer({ fontWeight: vars.fontWeight.strong }), 'term')

export const names = style(inLayer({ margin: 0, color: vars.color.inkSoft }), 'names')

export const summary = style(
  inLayer({
    paddingInlineStart: vars.space.x3,
    borderInlineStart: `3px solid ${vars.color.accent}`,
    color: vars.color.inkSoft,
  }),
  'summary',
)
