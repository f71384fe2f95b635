import { style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

const tone = (ground: string, text: string) => inLayer({ background: ground, color: text })

const badgeBase = style(
  inLayer({
    ...typeSize('xs'),
    display: 'inline-block',
    paddingBlock: '2px',
    paddingInline: '7px',
    borderRadius: vars.radius.small,
    fontWeight: vars.fontWeight.strong,
    whiteSpace: 'nowrap',
    '@media': {
      '(forced-colors: active)': { border: '1px solid currentColor' },
      print: { border: '1px solid currentColor' },
    },
  }),
  'badge',
)

export const badge = styleVariants({
  neutral: [
    badgeBase,
    inLayer({
      background: vars.color.sunken,
      color: vars.color.inkSoft,
      fontWeight: vars.fontWeight.medium,
    }),
  ],
  accent: [badgeBase, tone(vars.color.accentSoft, vars.color.accent)],
  shared: [
    badgeBase,
    inLayer({
      background: vars.color.sharedSoft,
      color: vars.color.shared,
      fontSize: '0.6875rem',
      letterSpacing: '0.05em',
      textTransform: 'uppercase',
    }),
  ],
  near: [badgeBase, tone(vars.color.nearSoft, vars.color.near)],
  pay: [badgeBase, tone(vars.color.paySoft, vars.color.pay)],
  included: [badgeBase, tone(vars.color.includeSoft, vars.color.include)],
  excluded: [badgeBase, tone(vars.color.excludeSoft, vars.color.exclude)],
})
