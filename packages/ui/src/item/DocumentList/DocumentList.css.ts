import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const list = style(inLayer({ display: 'grid' }), 'list')

export const document = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    minBlockSize: vars.size.row,
    paddingBlock: vars.space.x1,
    color: vars.color.inkMuted,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
    '@media': { print: { breakInside: 'avoid' } },
  }),
  'document',
)

export const text = style(
  inLayer({ flex: '1 1 auto', minInlineSize: 0, color: vars.color.ink, overflowWrap: 'anywhere' }),
  'text',
)

export const kind = style(
  inLayer({ ...typeSize('xs'), flex: 'none', textTransform: 'uppercase', letterSpacing: '0.03em' }),
  'kind',
)

export const none = style(inLayer({ color: vars.color.inkMuted }), 'none')
