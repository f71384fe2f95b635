import { globalStyle, style } from '@vanilla-extract/css'
import { inLayer } from '../styles/inLayer'
import { typeSize } from '../styles/typeStyles'
import { vars } from '../styles/vars.css'

export const list = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x3,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  }),
  'list',
)

export const window = style(
  inLayer({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.x1,
    minInlineSize: 0,
    padding: `${vars.space.x3} ${vars.space.x4}`,
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    '@media': { print: { breakInside: 'avoid' } },
  }),
  'window',
)

export const head = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    minBlockSize: vars.size.small,
  }),
  'head',
)

export const label = style(inLayer({ ...typeSize('sm'), color: vars.color.inkMuted }), 'label')

export const days = style(
  inLayer({
    ...typeSize('lg'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x2,
    fontWeight: vars.fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
  'days',
)

export const details = style(
  inLayer({ display: 'grid', gap: vars.space.x1, selectors: { '&:empty': { display: 'none' } } }),
  'details',
)

export const detail = style(
  inLayer({
    ...typeSize('sm'),
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: vars.space.x2,
    overflowWrap: 'anywhere',
  }),
  'detail',
)

globalStyle(`${detail} > dt`, inLayer({ color: vars.color.inkMuted }))

export const quiet = style(
  inLayer({ ...typeSize('md'), color: vars.color.inkMuted, fontWeight: vars.fontWeight.normal }),
  'quiet',
)
