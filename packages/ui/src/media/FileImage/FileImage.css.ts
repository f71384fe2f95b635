import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const place = style(
  inLayer({
    display: 'block',
    inlineSize: '100%',
    minInlineSize: 0,
    borderRadius: vars.radius.medium,
    background: vars.color.sunken,
    overflow: 'hidden',
    selectors: {
      '&[data-shape="1x1"]': { aspectRatio: '1 / 1' },
      '&[data-shape="3x2"]': { aspectRatio: '3 / 2' },
      '&[data-shape="3x1"]': { aspectRatio: '3 / 1' },
      '&[data-shape="1x2"]': { aspectRatio: '1 / 2' },
      '&[data-missing]': {
        display: 'grid',
        placeItems: 'center',
        border: `1px solid ${vars.color.line}`,
        color: vars.color.inkMuted,
      },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
  'place',
)

export const image = style(
  inLayer({
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    selectors: { '&[data-contained]': { objectFit: 'contain' } },
  }),
  'image',
)
