import { keyframes, style } from '@vanilla-extract/css'
import { alongText } from '../../styles/alongText'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { shadow } from '../../styles/tokens.gen'
import { vars } from '../../styles/vars.css'

const fade = keyframes({ from: { opacity: 0 } })
const fromStart = keyframes({ from: { translate: alongText('-100%') } })
const fromEnd = keyframes({ from: { translate: alongText('100%') } })

export const overlay = style(
  inLayer({
    position: 'fixed',
    inset: 0,
    zIndex: 90,
    overflow: 'hidden',
    background: vars.color.backdrop,
    selectors: {
      '&[data-entering]': { animation: `${fade} ${vars.motion.calm} ${vars.motion.curve}` },
      '&[data-exiting]': { animation: `${fade} ${vars.motion.quick} reverse ease-in` },
    },
    '@media': { print: { display: 'none' } },
  }),
  'overlay',
)

export const sheet = style(
  inLayer({
    position: 'absolute',
    insetBlockStart: 0,
    inlineSize: 'min(100%, 420px)',
    blockSize: 'var(--visual-viewport-height, 100dvh)',
    background: vars.color.raised,
    color: vars.color.ink,
    boxShadow: shadow.side,
    selectors: {
      '&[data-side="start"]': { insetInlineStart: 0, borderInlineEnd: `1px solid ${vars.color.line}` },
      '&[data-side="end"]': { insetInlineEnd: 0, borderInlineStart: `1px solid ${vars.color.line}` },
      '&[data-side="start"][data-entering]': {
        animation: `${fromStart} ${vars.motion.calm} ${vars.motion.curve}`,
      },
      '&[data-side="end"][data-entering]': {
        animation: `${fromEnd} ${vars.motion.calm} ${vars.motion.curve}`,
      },
    },
  }),
  'sheet',
)

export const dialog = style(
  inLayer({ display: 'flex', flexDirection: 'column', blockSize: '100%', outline: 'none' }),
  'dialog',
)

export const head = style(
  inLayer({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    paddingBlock: vars.space.x3,
    paddingInline: `${vars.space.x5} ${vars.space.x3}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
  'head',
)

export const title = style(
  inLayer({
    ...typeSize('lg'),
    paddingBlockStart: vars.space.x1half,
    minInlineSize: 0,
    fontWeight: vars.fontWeight.title,
  }),
  'title',
)

export const body = style(
  inLayer({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.x4,
    flex: '1 1 auto',
    minBlockSize: 0,
    padding: vars.space.x5,
    position: 'relative',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
  }),
  'body',
)

export const foot = style(
  inLayer({
    padding: `${vars.space.x3} ${vars.space.x5}`,
    paddingBlockEnd: `max(${vars.space.x3}, env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    background: vars.color.canvas,
  }),
  'foot',
)
