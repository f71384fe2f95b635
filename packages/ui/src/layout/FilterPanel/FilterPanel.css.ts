import { keyframes, style } from '@vanilla-extract/css'
import { alongText } from '../../styles/alongText'
import { below } from '../../styles/breakpoints'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { shadow } from '../../styles/tokens.gen'
import { vars } from '../../styles/vars.css'

const fade = keyframes({ from: { opacity: 0 } })
const slide = keyframes({ from: { translate: alongText('-100%') } })

export const aside = style(
  inLayer({
    background: vars.color.surface,
    borderInlineEnd: `1px solid ${vars.color.line}`,
    minInlineSize: 0,
    // Keep the panel in view and let it scroll separately from the page, so that users see the results while
    // they change a filter.
    position: 'sticky',
    insetBlockStart: vars.sticky.top,
    alignSelf: 'start',
    display: 'flex',
    flexDirection: 'column',
    blockSize: `calc(100dvh - ${vars.sticky.top})`,
    '@media': { [below('md')]: { display: 'none' }, print: { display: 'none' } },
  }),
  'aside',
)

export const overlay = style(
  inLayer({
    position: 'fixed',
    inset: 0,
    zIndex: 90,
    background: vars.color.backdrop,
    selectors: {
      '&[data-entering]': { animation: `${fade} ${vars.motion.calm} ${vars.motion.curve}` },
      '&[data-exiting]': { animation: `${fade} ${vars.motion.quick} reverse ease-in` },
    },
    '@media': { print: { display: 'none' } },
  }),
  'overlay',
)

export const drawer = style(
  inLayer({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: 'min(100%, 400px)',
    blockSize: 'var(--visual-viewport-height, 100dvh)',
    background: vars.color.surface,
    boxShadow: shadow.side,
    selectors: {
      '&[data-entering]': { animation: `${slide} ${vars.motion.calm} ${vars.motion.curve}` },
      '&[data-exiting]': { animation: `${slide} ${vars.motion.quick} reverse ease-in` },
    },
  }),
  'drawer',
)

export const dialog = style(
  inLayer({ display: 'flex', flexDirection: 'column', blockSize: '100%', outline: 'none' }),
  'dialog',
)

export const head = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: vars.space.x2,
    paddingInline: `${vars.space.x4} ${vars.space.x2}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
  'head',
)

export const title = style(inLayer({ ...typeSize('lg'), fontWeight: vars.fontWeight.title }), 'title')

export const body = style(
  inLayer({
    flex: '1 1 auto',
    minBlockSize: 0,
    // Text that is hidden by absolute positioning would otherwise lengthen the page instead of this part.
    position: 'relative',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
  }),
  'body',
)

export const foot = style(
  inLayer({
    padding: `${vars.space.x3} ${vars.space.x4}`,
    paddingBlockEnd: `max(${vars.space.x3}, env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    background: vars.color.canvas,
  }),
  'foot',
)
