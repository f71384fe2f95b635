import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { oneLine, typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const trail = style(
  inLayer({ ...typeSize('sm'), minInlineSize: 0, '@media': { print: { display: 'none' } } }),
  'trail',
)

export const places = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.x1 }),
  'places',
)

export const place = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    minInlineSize: 0,
    maxInlineSize: '100%',
    minBlockSize: vars.size.target,
    color: vars.color.inkMuted,
  }),
  'place',
)

export const current = style(
  inLayer({ ...oneLine, minInlineSize: 0, color: vars.color.ink, fontWeight: vars.fontWeight.medium }),
  'current',
)
