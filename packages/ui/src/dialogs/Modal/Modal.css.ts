import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { below } from '../../styles/breakpoints'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { shadow } from '../../styles/tokens.gen'
import { vars } from '../../styles/vars.css'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

export const overlay = style(
  inLayer({
    position: 'fixed',
    inset: 0,
    zIndex: 100,
    display: 'grid',
    placeItems: 'center',
    padding: vars.space.x4,
    blockSize: 'var(--visual-viewport-height, 100dvh)',
    background: vars.color.backdrop,
    selectors: {
      '&[data-entering]': { animation: `${fade} ${vars.motion.calm} ${vars.motion.curve}` },
      '&[data-exiting]': { animation: `${fade} ${vars.motion.quick} reverse ease-in` },
    },
    '@media': {
      [below('xs')]: { placeItems: 'end stretch', padding: 0 },
      print: { display: 'none' },
    },
  }),
  'overlay',
)

const width = (most: string) =>
  inLayer({ maxInlineSize: most, '@media': { [below('xs')]: { maxInlineSize: 'none' } } })

const modalBase = style(
  inLayer({
    display: 'flex',
    inlineSize: '100%',
    maxBlockSize: '100%',
    minBlockSize: 0,
    background: vars.color.raised,
    color: vars.color.ink,
    border: `1px solid ${vars.color.line}`,
    borderRadius: '12px',
    boxShadow: shadow.dialog,
    overflow: 'hidden',
    selectors: { '&[data-entering]': { animation: `${rise} ${vars.motion.calm} ${vars.motion.curve}` } },
    '@media': {
      [below('xs')]: { borderEndStartRadius: 0, borderEndEndRadius: 0, borderInline: 0, maxBlockSize: '92%' },
    },
  }),
  'modal',
)

export const modal = styleVariants({
  small: [modalBase, width('420px')],
  medium: [modalBase, width('560px')],
  large: [modalBase, width('880px')],
})

export const dialog = style(
  inLayer({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minInlineSize: 0, outline: 'none' }),
  'dialog',
)

export const head = style(
  inLayer({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.x3,
    paddingBlock: vars.space.x3,
    paddingInline: `${vars.space.x5} ${vars.space.x3}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
  'head',
)

export const title = style(
  inLayer({
    ...typeSize('lg'),
    fontWeight: vars.fontWeight.title,
    letterSpacing: '-0.01em',
    paddingBlock: '6px',
  }),
  'title',
)

export const content = style(
  inLayer({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minBlockSize: 0 }),
  'content',
)

export const body = style(
  inLayer({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.x4,
    padding: vars.space.x5,
    flex: '1 1 auto',
    minBlockSize: 0,
    position: 'relative',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
  'body',
)

/**
 * The style of the error message. The message is outside the scrolling content, so that it is always visible.
 */
export const error = style(inLayer({ padding: `0 ${vars.space.x5} ${vars.space.x4}` }), 'error')

export const foot = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.x2,
    padding: `${vars.space.x3} ${vars.space.x5}`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    background: vars.color.canvas,
  }),
  'foot',
)

// On a phone, three buttons seldom fit side by side. The secondary action then has a row of its own, because
// the last button would otherwise be alone.
export const secondary = style(
  inLayer({ marginInlineEnd: 'auto', '@media': { [below('xs')]: { flexBasis: '100%' } } }),
  'secondary',
)
