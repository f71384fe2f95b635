import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const reason = style(
  inLayer({ ...typeSize('sm'), display: 'grid', gap: vars.space.x1half, overflowWrap: 'anywhere' }),
)

export const none = style(inLayer({ ...typeSize('sm'), color: vars.color.inkMuted }))

export const met = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.x2}`, minInlineSize: 0 }),
)

export const filter = style(
  inLayer({
    selectors: {
      '&:not(:last-child)::after': { content: '"·" / ""', marginInlineStart: vars.space.x2 },
      '&[data-unspecified]': { color: vars.color.inkMuted },
    },
  }),
)

export const hit = style(inLayer({ background: vars.color.mark, color: 'inherit', borderRadius: '2px' }))
