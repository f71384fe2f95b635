import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const article = style(
  inLayer({
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    blockSize: '100%',
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    overflow: 'clip',
  }),
)

export const words = style(
  inLayer({
    display: 'grid',
    gridTemplateRows: '1fr auto',
    gap: vars.space.x2,
    padding: vars.space.x3,
    overflowWrap: 'anywhere',
  }),
)

export const title = style(inLayer({ ...typeSize('sm'), fontWeight: vars.fontWeight.strong }))
