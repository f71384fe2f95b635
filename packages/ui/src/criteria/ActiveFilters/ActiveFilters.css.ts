import { style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { oneLine, typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const section = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x2,
    minInlineSize: 0,
    '@media': { print: { display: 'none' } },
  }),
  'section',
)

export const title = style(
  inLayer({
    ...typeSize('sm'),
    display: 'flex',
    justifyContent: 'space-between',
    fontWeight: vars.fontWeight.strong,
    outline: 'none',
  }),
  'title',
)

export const count = style(
  inLayer({ color: vars.color.inkMuted, fontWeight: vars.fontWeight.normal }),
  'count',
)

export const none = style(inLayer({ ...typeSize('sm'), color: vars.color.inkMuted }), 'none')

export const chips = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.x1half,
    '@media': { '(pointer: coarse)': { rowGap: '10px', paddingBlock: '5px' } },
  }),
  'chips',
)

export const chip = style(
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
    selectors: {
      '&[data-kind="included"]': {
        background: vars.color.includeSoft,
        borderColor: 'transparent',
        color: vars.color.include,
      },
      '&[data-kind="excluded"]': {
        background: vars.color.excludeSoft,
        borderColor: 'transparent',
        color: vars.color.exclude,
      },
    },
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  }),
  'chip',
)

export const label = style(
  inLayer({
    ...oneLine,
    minInlineSize: 0,
    selectors: { '[data-kind="excluded"] > &': { textDecoration: 'line-through' } },
  }),
  'label',
)

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
      // The touch target is 44 px high: 34 px of the button, and 5 px above and below it.
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

export const more = style(
  inLayer({
    ...typeSize('xs'),
    justifySelf: 'start',
    minBlockSize: '24px',
    padding: 0,
    border: 0,
    background: 'transparent',
    color: vars.color.accent,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { textDecoration: 'underline' },
      '&[data-focus-visible]': focusRing,
    },
    '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
  }),
  'more',
)

export const actions = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x2,
    marginBlockStart: vars.space.x1,
  }),
  'actions',
)
