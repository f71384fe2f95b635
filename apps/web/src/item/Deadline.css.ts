import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style, styleVariants } from '@vanilla-extract/css'

const both = { display: 'inline-flex', columnGap: vars.space.x2 } as const

export const deadline = styleVariants({
  below: inLayer({ ...both, flexDirection: 'column', alignItems: 'flex-start' }),
  beside: inLayer({ ...both, flexWrap: 'wrap', alignItems: 'baseline' }),
})

export const window = style(inLayer({ ...typeSize('xs'), color: vars.color.inkMuted }))
