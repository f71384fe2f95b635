import { globalStyle, style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const list = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x3,
    // One or two periods fill the row, as the other cards of a page do.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    selectors: {
      // Show four periods as two rows of two. Three in a row would leave the fourth alone in its row.
      '&[data-count="4"]': {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(260px, 34%)), 1fr))',
      },
      // Separate the periods by lines if the card has no padding. Otherwise each period has a border.
      '[data-flush] > &': { gap: '1px' },
    },
  }),
  'list',
)

export const window = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: vars.space.x1,
    minInlineSize: 0,
    padding: `${vars.space.x3} ${vars.space.x4}`,
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    selectors: {
      '&[data-past]': { background: 'transparent', color: vars.color.inkMuted },
      '[data-flush] > * > &': { border: 0, borderRadius: 0, boxShadow: `0 0 0 1px ${vars.color.line}` },
    },
    '@media': { print: { breakInside: 'avoid' } },
  }),
  'window',
)

/**
 * The menu that adds a period to a calendar. A negative margin hides the padding of its button, so that the
 * label of the button aligns with the text above.
 */
export const calendar = style(
  inLayer({
    marginBlockStart: 'auto',
    marginInlineStart: '-10px',
    '@media': { print: { display: 'none' } },
  }),
  'calendar',
)

/** The name of a period, with its status at the end of the line. */
export const head = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${vars.space.x2}`,
    // As high as a badge, so that the days of all periods are on one line.
    minBlockSize: '24px',
  }),
  'head',
)

export const label = style(inLayer({ ...typeSize('sm'), color: vars.color.inkMuted }), 'label')

export const days = style(
  inLayer({
    ...typeSize('lg'),
    fontWeight: vars.fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-past] > &': { ...typeSize('md'), fontWeight: vars.fontWeight.normal } },
  }),
  'days',
)

export const details = style(
  inLayer({ display: 'grid', gap: vars.space.x1, selectors: { '&:empty': { display: 'none' } } }),
  'details',
)

export const detail = style(
  inLayer({
    ...typeSize('sm'),
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: vars.space.x2,
    overflowWrap: 'break-word',
  }),
  'detail',
)

globalStyle(`${detail} > dd`, inLayer({ minInlineSize: 0 }))
globalStyle(`${detail} > dt`, inLayer({ color: vars.color.inkMuted }))

export const quiet = style(
  inLayer({ ...typeSize('md'), color: vars.color.inkMuted, fontWeight: vars.fontWeight.normal }),
  'quiet',
)
