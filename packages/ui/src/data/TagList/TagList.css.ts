import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { oneLine, typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const list = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px',
    minInlineSize: 0,
    selectors: { '[data-density="compact"] &': { flexWrap: 'nowrap' } },
  }),
  'list',
)

export const tag = style(
  inLayer({
    ...typeSize('xs'),
    ...oneLine,
    maxInlineSize: '100%',
    paddingBlock: '1px',
    paddingInline: vars.space.x1half,
    borderRadius: vars.radius.small,
    background: vars.color.sunken,
    color: vars.color.inkSoft,
    selectors: {
      '[data-one-line] > &': { maxInlineSize: '16ch' },
      '[data-sunken] &': { background: vars.color.surface },
    },
    '@media': {
      '(forced-colors: active)': { border: '1px solid currentColor' },
      print: { border: `1px solid ${vars.color.line}` },
    },
  }),
  'tag',
)
