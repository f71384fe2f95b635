import { style } from '@vanilla-extract/css'
import { below } from '../../styles/breakpoints'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { shadow } from '../../styles/tokens.gen'
import { vars } from '../../styles/vars.css'

export const strip = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
    gap: '1px',
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    overflow: 'hidden',
  }),
  'strip',
)

export const fact = style(
  inLayer({
    display: 'grid',
    alignContent: 'start',
    minInlineSize: 0,
    padding: `${vars.space.x3} ${vars.space.x4}`,
    overflowWrap: 'anywhere',
    // Draw a line above and before each fact. The strip cuts off the lines at its outer edges.
    boxShadow: `-1px -1px 0 ${vars.color.line}`,
    // Let the last fact fill its row if it is alone there. This can only happen with two columns.
    '@media': {
      [below('xs')]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
      print: { breakInside: 'avoid' },
    },
  }),
  'fact',
)

export const term = style(inLayer({ ...typeSize('xs'), color: vars.color.inkMuted }), 'term')

export const value = style(
  inLayer({
    fontWeight: vars.fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
    hyphens: 'auto',
    minInlineSize: 0,
  }),
  'value',
)

export const note = style(inLayer({ ...typeSize('xs'), color: vars.color.inkSoft }), 'note')

/**
 * The place of the line that repeats the facts when their row has scrolled out of view. It has no height, so
 * the line lies over the content and moves nothing.
 */
export const place = style(
  inLayer({
    position: 'sticky',
    insetBlockStart: vars.sticky.top,
    zIndex: 5,
    blockSize: 0,
    '@media': { print: { display: 'none' } },
  }),
  'place',
)

export const line = style(
  inLayer({
    ...typeSize('sm'),
    display: 'flex',
    alignItems: 'center',
    columnGap: vars.space.x5,
    blockSize: '40px',
    marginInline: `calc(-1 * ${vars.space.x3})`,
    paddingInline: vars.space.x3,
    // Shade an edge behind which there are more facts. Two covers scroll with the facts and hide the shade at
    // the first and the last fact.
    background: [
      `linear-gradient(90deg, ${vars.color.surface} 50%, transparent) 0 / 32px 100% no-repeat local`,
      `linear-gradient(270deg, ${vars.color.surface} 50%, transparent) 100% / 32px 100% no-repeat local`,
      `linear-gradient(90deg, ${vars.color.line}, transparent) 0 / 14px 100% no-repeat scroll`,
      `linear-gradient(270deg, ${vars.color.line}, transparent) 100% / 14px 100% no-repeat scroll`,
      vars.color.surface,
    ].join(', '),
    border: `1px solid ${vars.color.line}`,
    borderBlockStart: 0,
    borderEndStartRadius: vars.radius.large,
    borderEndEndRadius: vars.radius.large,
    boxShadow: shadow.bar,
    // Let users scroll the line sideways on a phone if the facts do not fit.
    position: 'relative',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    fontVariantNumeric: 'tabular-nums',
  }),
  'line',
)

export const short = style(inLayer({ flex: '0 0 auto', whiteSpace: 'nowrap' }), 'short')
