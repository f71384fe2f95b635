import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const toolbar = style(
  inLayer({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.x3,
    maxInlineSize: '210mm',
    marginInline: 'auto',
    marginBlockEnd: vars.space.x4,
    '@media': { print: { display: 'none' } },
  }),
)

export const loading = style(
  inLayer({ display: 'grid', gap: vars.space.x4, maxInlineSize: '210mm', marginInline: 'auto' }),
)

export const missing = style(
  inLayer({
    maxInlineSize: '210mm',
    marginInline: 'auto',
    marginBlockEnd: vars.space.x4,
    '@media': { print: { display: 'none' } },
  }),
)
