import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const header = style(
  inLayer({
    ...typeSize('sm'),
    display: 'grid',
    gap: vars.space.hair,
    padding: `${vars.space.x3} 14px`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.inkSoft,
  }),
  'header',
)

export const sectionTitle = style(
  inLayer({
    ...typeSize('xs'),
    padding: `${vars.space.x2} 14px ${vars.space.x1}`,
    color: vars.color.inkMuted,
  }),
  'sectionTitle',
)

export const separator = style(
  inLayer({ blockSize: '1px', marginBlock: vars.space.x1, background: vars.color.line }),
  'separator',
)

export const label = style(
  inLayer({ selectors: { '[data-tone="danger"] > &': { color: vars.color.exclude } } }),
  'label',
)
