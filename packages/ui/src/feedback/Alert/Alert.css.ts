import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

const hue = createVar('hue')

const tone = (ground: string, iconColor: string) =>
  inLayer({ background: ground, vars: { [hue]: iconColor } })

export const alert = recipe({
  base: inLayer({
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
  variants: {
    tone: {
      info: tone(vars.color.sharedSoft, vars.color.shared),
      success: tone(vars.color.includeSoft, vars.color.include),
      warning: tone(vars.color.nearSoft, vars.color.near),
      error: tone(vars.color.excludeSoft, vars.color.exclude),
      pay: tone(vars.color.paySoft, vars.color.pay),
    },
  },
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

export const dismiss = style(inLayer({ flex: 'none', margin: '-5px -6px -5px 0' }), 'dismiss')
