import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const empty = style(
  inLayer({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.x2,
    padding: `${vars.space.x8} ${vars.space.x4}`,
    textAlign: 'center',
    selectors: { '&[data-variant="page"]': { paddingBlock: '12vh', gap: vars.space.x3 } },
  }),
  'empty',
)

export const icon = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '52px',
    blockSize: '52px',
    borderRadius: vars.radius.round,
    background: vars.color.accentSoft,
    color: vars.color.accent,
    selectors: { '[data-variant="page"] > &': { inlineSize: '72px', blockSize: '72px' } },
  }),
  'icon',
)

export const title = style(
  inLayer({
    ...typeSize('lg'),
    fontWeight: vars.fontWeight.title,
    selectors: { '[data-variant="page"] > &': { ...typeSize('xl') } },
  }),
  'title',
)

export const text = style(
  inLayer({ color: vars.color.inkMuted, maxInlineSize: '52ch', textWrap: 'balance' }),
  'text',
)

export const actions = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space.x2,
    marginBlockStart: vars.space.x2,
  }),
  'actions',
)
