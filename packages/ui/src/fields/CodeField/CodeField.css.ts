import { style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const field = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x1half,
    border: 0,
    padding: 0,
    margin: 0,
    minInlineSize: 0,
  }),
  'field',
)

export const label = style(inLayer({ ...typeSize('sm'), fontWeight: vars.fontWeight.strong }), 'label')

export const boxes = style(
  inLayer({
    display: 'flex',
    gap: vars.space.x2,
    selectors: { [`${field}:is([data-room='some'], [data-room='much']) &`]: { gap: vars.space.x3 } },
  }),
  'boxes',
)

export const box = style(
  inLayer({
    ...typeSize('xl'),
    inlineSize: '48px',
    blockSize: '52px',
    minInlineSize: 0,
    padding: 0,
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    color: vars.color.ink,
    fontWeight: vars.fontWeight.strong,
    textAlign: 'center',
    textTransform: 'uppercase',
    caretColor: vars.color.accent,
    outline: 'none',
    selectors: {
      '&:hover:enabled': { borderColor: vars.color.ink },
      '&:focus': { ...focusRing, borderColor: 'transparent' },
      '&[aria-invalid="true"]': {
        borderColor: vars.color.exclude,
        boxShadow: `inset 0 0 0 1px ${vars.color.exclude}`,
      },
      '&:disabled': {
        background: vars.color.sunken,
        borderColor: vars.color.line,
        color: vars.color.inkMuted,
        cursor: 'not-allowed',
      },
      [`${field}[data-room='some'] &`]: { inlineSize: '60px', blockSize: '64px' },
      [`${field}[data-room='much'] &`]: { ...typeSize('xxl'), inlineSize: '72px', blockSize: '76px' },
    },
  }),
  'box',
)

export const description = style(
  inLayer({
    ...typeSize('xs'),
    color: vars.color.inkMuted,
    selectors: { '&:empty': { display: 'none' } },
  }),
  'description',
)

export const error = style(
  inLayer({
    ...typeSize('xs'),
    color: vars.color.exclude,
    fontWeight: vars.fontWeight.medium,
    selectors: { '&:empty': { display: 'none' } },
  }),
  'error',
)
