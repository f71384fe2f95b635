import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

const hue = createVar('hue')

const tone = (ground: string, iconColor: string) =>
  inLayer({ background: ground, vars: { [hue]: iconColor } })

const alertBase = style(
  inLayer({
    display: 'flex',
    gap: '10px',
    padding: `10px ${vars.space.x3}`,
    borderRadius: vars.radius.medium,
    color: vars.color.ink,
    '@media': {
      '(forced-colors: active)': { border: '1px solid CanvasText' },
      print: { border: '1px solid' },
    },
  }),
  'alert',
)

export const alert = styleVariants({
  info: [alertBase, tone(vars.color.sharedSoft, vars.color.shared)],
  success: [alertBase, tone(vars.color.includeSoft, vars.color.include)],
  warning: [alertBase, tone(vars.color.nearSoft, vars.color.near)],
  error: [alertBase, tone(vars.color.excludeSoft, vars.color.exclude)],
  pay: [alertBase, tone(vars.color.paySoft, vars.color.pay)],
})

export const icon = style(inLayer({ flex: 'none', paddingBlockStart: '1px', color: hue }), 'icon')

export const text = style(
  inLayer({ display: 'grid', gap: vars.space.x1, flex: '1 1 auto', minInlineSize: 0 }),
  'text',
)

export const title = style(inLayer({ fontWeight: vars.fontWeight.strong }), 'title')

export const actions = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2, marginBlockStart: vars.space.x1 }),
  'actions',
)

export const dismiss = style(
  inLayer({ flex: 'none', marginBlock: '-5px', marginInlineEnd: '-6px' }),
  'dismiss',
)
