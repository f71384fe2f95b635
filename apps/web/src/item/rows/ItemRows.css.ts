import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const cards = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    gap: vars.space.x3,
    transition: `opacity ${vars.motion.calm} ${vars.motion.curve}`,
    selectors: { '&[data-stale]': { opacity: 0.55 } },
  }),
)

export const card = style(
  inLayer({ minInlineSize: 0, selectors: { '&[data-expanded]': { gridColumn: '1 / -1' } } }),
)

export const waitingCard = style(
  inLayer({
    padding: vars.space.x4,
    blockSize: '160px',
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
  }),
)
