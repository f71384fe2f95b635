import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { bottomOffset } from '../../styles/bottomBars/bottomBars'
import { below } from '../../styles/breakpoints'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { shadow } from '../../styles/tokens.gen'
import { vars } from '../../styles/vars.css'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
const hue = createVar('hue')

export const region = style(
  inLayer({
    position: 'fixed',
    insetBlockEnd: `calc(max(${vars.space.x4}, env(safe-area-inset-bottom)) + ${bottomOffset})`,
    insetInline: vars.space.x4,
    zIndex: 110,
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.x2,
    outline: 'none',
    pointerEvents: 'none',
    '@media': { print: { display: 'none' } },
  }),
  'region',
)

const tone = (iconColor: string) => inLayer({ vars: { [hue]: iconColor } })

const toastBase = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: vars.space.x2,
    inlineSize: 'fit-content',
    maxInlineSize: 'min(100%, 480px)',
    paddingBlock: vars.space.x1half,
    paddingInline: `${vars.space.x3} ${vars.space.x1half}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    background: vars.color.raised,
    color: vars.color.ink,
    boxShadow: shadow.floating,
    outline: 'none',
    pointerEvents: 'auto',
    animation: `${rise} ${vars.motion.calm} ${vars.motion.curve}`,
    selectors: { '&[data-focus-visible]': focusRing },
  }),
  'toast',
)

export const toast = styleVariants({
  info: [toastBase, tone(vars.color.shared)],
  success: [toastBase, tone(vars.color.include)],
  error: [toastBase, tone(vars.color.exclude)],
})

export const icon = style(inLayer({ display: 'inline-flex', flex: 'none', color: hue }), 'icon')

/**
 * The button for the action of a message. On phones it is below the text, because the text beside it would be
 * too narrow.
 */
export const action = style(
  inLayer({
    '@media': {
      [below('xs')]: { gridRow: 2, gridColumn: 2, justifySelf: 'start', paddingBlockEnd: vars.space.x1 },
    },
  }),
  'action',
)

export const text = style(
  inLayer({
    paddingBlock: vars.space.x1,
    paddingInlineEnd: vars.space.x2,
  }),
  'text',
)
