import { keyframes, style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { oneLine, typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const field = style(inLayer({ display: 'grid', gap: vars.space.x2, minInlineSize: 0 }), 'field')

export const withButton = style(inLayer({ paddingInlineEnd: '2px' }), 'withButton')

export const waiting = style(
  inLayer({
    display: 'inline-flex',
    flex: 'none',
    color: vars.color.inkMuted,
    animation: `${turn} 900ms linear infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  }),
  'waiting',
)

export const empty = style(
  inLayer({ ...typeSize('sm'), padding: `${vars.space.x2} 10px`, color: vars.color.inkMuted }),
  'empty',
)

export const name = style(inLayer({ flex: '1 1 auto', minInlineSize: 0 }), 'name')

export const detail = style(
  inLayer({ ...typeSize('xs'), flex: 'none', color: vars.color.inkMuted }),
  'detail',
)

export const tags = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.x1half,
    '@media': { '(pointer: coarse)': { rowGap: '10px' } },
  }),
  'tags',
)

export const tag = style(
  inLayer({
    ...typeSize('xs'),
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    minBlockSize: '26px',
    paddingInlineStart: '10px',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.round,
    color: vars.color.ink,
    fontWeight: vars.fontWeight.medium,
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': {
        paddingInlineEnd: '10px',
        color: vars.color.inkMuted,
        borderColor: vars.color.line,
      },
    },
  }),
  'tag',
)

export const tagName = style(inLayer({ ...oneLine, minInlineSize: 0 }), 'tagName')

export const remove = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '26px',
    blockSize: '24px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.round,
    background: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.line },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '-1px' },
    },
    '@media': {
      '(pointer: coarse)': {
        position: 'relative',
        inlineSize: '44px',
        blockSize: '34px',
        selectors: { '&::after': { content: '', position: 'absolute', insetBlock: '-5px', insetInline: 0 } },
      },
    },
  }),
  'remove',
)

export const actions = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x1, marginInlineStart: '-10px' }),
  'actions',
)
