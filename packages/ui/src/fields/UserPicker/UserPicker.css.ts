import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const picker = style(
  inLayer({ display: 'grid', gap: vars.space.x1half, border: 0, padding: 0, margin: 0, minInlineSize: 0 }),
  'picker',
)

export const head = style(
  inLayer({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: vars.space.x2 }),
  'head',
)

export const label = style(inLayer({ ...typeSize('sm'), fontWeight: vars.fontWeight.strong }), 'label')

export const required = style(inLayer({ color: vars.color.exclude, marginInlineStart: '3px' }), 'required')

export const count = style(
  inLayer({
    ...typeSize('xs'),
    flex: 'none',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
  'count',
)

export const frame = style(
  inLayer({
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    selectors: {
      '&[data-invalid]': {
        borderColor: vars.color.exclude,
        boxShadow: `inset 0 0 0 1px ${vars.color.exclude}`,
      },
    },
  }),
  'frame',
)

export const everyone = style(
  inLayer({ padding: '7px 10px', borderBlockEnd: `1px solid ${vars.color.line}` }),
  'everyone',
)

export const find = style(inLayer({ padding: `${vars.space.x2} 10px 0` }), 'find')

export const people = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x1,
    maxBlockSize: '232px',
    position: 'relative',
    overflowY: 'auto',
    padding: '7px 10px',
    scrollbarWidth: 'thin',
    scrollbarColor: `${vars.color.lineStrong} transparent`,
  }),
  'people',
)

export const nobody = style(
  inLayer({ ...typeSize('sm'), color: vars.color.inkMuted, padding: '0 10px 10px' }),
  'nobody',
)

export const description = style(inLayer({ ...typeSize('xs'), color: vars.color.inkMuted }), 'description')

export const error = style(
  inLayer({
    ...typeSize('xs'),
    color: vars.color.exclude,
    fontWeight: vars.fontWeight.medium,
    selectors: { '&:empty': { display: 'none' } },
  }),
  'error',
)
