import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

const wide = '(min-width: 420px)'

export const frame = style(inLayer({ containerType: 'inline-size' }), 'frame')

export const list = style(inLayer({ display: 'grid', gap: vars.space.x2 }), 'list')

export const pair = style(
  inLayer({
    display: 'grid',
    columnGap: vars.space.x4,
    '@container': { [wide]: { gridTemplateColumns: 'minmax(120px, 180px) minmax(0, 1fr)' } },
    '@media': { print: { breakInside: 'avoid' } },
  }),
  'pair',
)

export const term = style(inLayer({ color: vars.color.inkMuted }), 'term')

export const detail = style(
  inLayer({
    minInlineSize: 0,
    overflowWrap: 'break-word',
    selectors: {
      '&[data-strong]': { fontWeight: vars.fontWeight.strong },
      '&[data-missing]': { color: vars.color.inkMuted },
    },
  }),
  'detail',
)
