import { createVar, style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const cellPadding = createVar('cellPadding')

/** The space before the text of a row header, for the expander and the checkbox. */
export const leadInset = createVar('leadInset')

/** Devices with a mouse, where the buttons of a row appear on hover. On other devices they are always visible. */
const mouse = '(hover: hover) and (pointer: fine)'

export const frame = style(
  inLayer({ position: 'relative', containerType: 'inline-size', containerName: 'results', minInlineSize: 0 }),
  'frame',
)

const box = {
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  // Clip the content at the rounded corners. `hidden` would create a scroll container, and the head of the
  // table would not stay in view while the page scrolls.
  overflow: 'clip',
} as const

// In a card without padding, the card draws the border.
const inFlushCard = { '[data-flush] &': { border: 0, borderRadius: 0 } }

export const surface = style(inLayer({ ...box, selectors: inFlushCard }), 'surface')

export const table = style(
  inLayer({
    ...box,
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    textAlign: 'start',
    vars: { [cellPadding]: '10px', [leadInset]: vars.space.x3 },
    selectors: {
      '&[data-expandable]': { vars: { [leadInset]: '38px' } },
      '&[data-selectable]': { vars: { [leadInset]: '26px' } },
      '&[data-expandable][data-selectable]': { vars: { [leadInset]: '52px' } },
      ...inFlushCard,
      '&[data-density="close"]': { vars: { [cellPadding]: '4px' } },
      '&[data-density="compact"]': { vars: { [cellPadding]: '2px' } },
    },
    '@media': {
      '(pointer: coarse)': {
        selectors: {
          '&[data-selectable]': { vars: { [leadInset]: '46px' } },
          '&[data-expandable][data-selectable]': { vars: { [leadInset]: '70px' } },
        },
      },
      print: { border: 0, overflow: 'visible' },
    },
  }),
  'table',
)

/**
 * The rows of the table. While newer rows load, the colours of the old rows are paler. A lower opacity would
 * make the text hard to read.
 */
export const rows = style(
  inLayer({
    selectors: {
      '[data-stale] > &': {
        color: vars.color.inkMuted,
        filter: 'saturate(0.3)',
        vars: { [vars.color.ink]: vars.color.inkMuted, [vars.color.inkSoft]: vars.color.inkMuted },
      },
    },
  }),
  'rows',
)

export const row = style(
  inLayer({
    selectors: {
      '&:hover': { background: vars.color.canvas },
      '&[data-sunken]': { background: vars.color.sunken },
    },
    '@media': { print: { breakInside: 'avoid' } },
  }),
  'row',
)

export const cell = style(
  inLayer({
    padding: `${cellPadding} ${vars.space.x3}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    verticalAlign: 'top',
    textAlign: 'start',
    fontWeight: 'inherit',
    minInlineSize: 0,
    selectors: {
      // `pretty` prevents a last line with only one word.
      'th&': { overflowWrap: 'anywhere', textWrap: 'pretty' },
      '&[data-align="end"]': { textAlign: 'end' },
      '&[data-align="end"], &[data-one-line]': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
      // A text that nothing breaks is cut, so that it does not push the other columns out of view.
      '&[data-one-line]': { maxInlineSize: '16rem', overflow: 'clip', textOverflow: 'ellipsis' },
      // Let the column take the remaining space and cut long lines. With a maximum width of 0, long content
      // cannot widen the cell.
      '&[data-rest]': { maxInlineSize: 0 },
      '[data-density="compact"] &': { verticalAlign: 'middle' },
      // Less padding, because buttons are higher than a line of text.
      '&[data-controls]': { paddingBlock: '5px' },
      '&[data-first]': { paddingInlineStart: leadInset },
      'tr:last-child > &': { borderBlockEnd: 0 },
    },
    '@media': {
      // Make rows with a checkbox 44 px high. The touch targets of checkboxes in neighbouring rows then do
      // not overlap.
      '(pointer: coarse)': {
        selectors: {
          '[data-selectable] th&': { blockSize: '44px' },
          // Align the first line of text with the middle of the buttons.
          'tr:has(> [data-controls]) > &:not([data-controls])': {
            paddingBlockStart: `calc(5px + (${vars.size.target} - 1lh) / 2)`,
          },
        },
      },
    },
  }),
  'cell',
)

/**
 * The buttons of a row that appear on hover. They keep their place in the row while they are not visible, so
 * they never cover the dates and sums that users compare.
 */
export const overlay = style(
  inLayer({
    '@media': {
      [mouse]: {
        // The buttons may be taller than the text of a compact row, but must not make the row taller.
        marginBlock: '-8px',
        opacity: 0,
        selectors: {
          'tr:hover > * > &, tr:focus-within > * > &, tr:has([aria-expanded="true"]) > * > &': { opacity: 1 },
        },
      },
      print: { display: 'none' },
    },
  }),
  'overlay',
)

export const details = style(
  inLayer({
    paddingBlock: vars.space.x3,
    paddingInline: `min(${leadInset}, 52px) ${vars.space.x3}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    selectors: { 'tr:last-child > &': { borderBlockEnd: 0 } },
  }),
  'details',
)
