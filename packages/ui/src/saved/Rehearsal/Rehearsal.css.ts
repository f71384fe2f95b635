import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const rehearsal = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x3,
    paddingBlockStart: vars.space.x4,
    borderBlockStart: `1px solid ${vars.color.line}`,
    color: vars.color.ink,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
  'rehearsal',
)

export const title = style(inLayer({ ...typeSize('md'), fontWeight: vars.fontWeight.strong }), 'title')

export const summary = style(inLayer({ display: 'block' }), 'summary')

export const heading = style(inLayer({ ...typeSize('sm'), fontWeight: vars.fontWeight.strong }), 'heading')

export const scale = style(
  inLayer({
    ...typeSize('xs'),
    display: 'flex',
    justifyContent: 'space-between',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
  'scale',
)

export const list = style(inLayer({ display: 'grid', gap: vars.space.x2 }), 'list')

export const meta = style(inLayer({ ...typeSize('xs'), color: vars.color.inkMuted }), 'meta')

export const row = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.x4,
    paddingInlineStart: vars.space.x3,
    borderInlineStart: `3px solid ${vars.color.line}`,
    selectors: {
      '&[data-chosen]': { borderInlineStartColor: vars.color.accent, fontWeight: vars.fontWeight.strong },
    },
  }),
  'row',
)

export const number = style(
  inLayer({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', textAlign: 'end' }),
  'number',
)
