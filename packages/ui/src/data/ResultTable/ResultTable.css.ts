import { createVar, style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

/** The vertical padding of a cell. */
export const cellPadding = createVar('cellPadding')

/** The inline padding before the text of a row header. The expander and the checkbox take this space. */
export const leadInset = createVar('leadInset')

/**
 * Devices with a precise pointer that can hover, such as a mouse. On other devices the buttons of a row are
 * always visible.
 */
const mouse = '(hover: hover) and (pointer: fine)'

export const frame = style(
  inLayer({ position: 'relative', containerType: 'inline-size', containerName: 'results', minInlineSize: 0 }),
  'frame',
)

const box = {
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  // Clips the content at the rounded corners. The value `hidden` would create a scroll container, and the
  // head of the table would not stay in view.
  overflow: 'clip',
} as const

export const surface = style(inLayer(box), 'surface')

export const table = style(
  inLayer({
    ...box,
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    textAlign: 'start',
    vars: { [cellPadding]: '10px', [leadInset]: vars.space.x3 },
    selectors: {
      // The texts of the row header begin after the expander and the checkbox.
      '&[data-expandable]': { vars: { [leadInset]: '38px' } },
      '&[data-selectable]': { vars: { [leadInset]: '26px' } },
      '&[data-expandable][data-selectable]': { vars: { [leadInset]: '52px' } },
      '[data-flush] &': { border: 0, borderRadius: 0 },
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
 * Old rows have less contrast and saturation while newer rows load. Lower opacity would make them hard to
 * read.
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
      // Asks the browser not to leave a single word or number on the last line of a name.
      'th&': { overflowWrap: 'anywhere', textWrap: 'pretty' },
      '&[data-align="end"]': { textAlign: 'end' },
      '&[data-align="end"], &[data-one-line]': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
      // The maximum width of 0 prevents long content from widening the cell. The cell then takes the
      // remaining space, and truncates its lines.
      '&[data-rest]': { maxInlineSize: 0 },
      '[data-density="compact"] &': { verticalAlign: 'middle' },
      // Buttons are higher than a line of text, so cells with buttons have less padding.
      '&[data-controls]': { paddingBlock: '5px' },
      '&[data-first]': { paddingInlineStart: leadInset },
      'tr:last-child > &': { borderBlockEnd: 0 },
    },
    '@media': {
      // At this height, the touch targets of the checkboxes in neighbouring rows do not overlap.
      '(pointer: coarse)': {
        selectors: {
          '[data-selectable] th&': { blockSize: '44px' },
          // Aligns the first line of text with the middle of the buttons.
          'tr:has(> [data-controls]) > &:not([data-controls])': {
            paddingBlockStart: `calc(5px + (${vars.size.target} - 1lh) / 2)`,
          },
        },
      },
      [mouse]: { selectors: { '&[data-overlay]': { position: 'relative', padding: 0 } } },
    },
  }),
  'cell',
)

export const overlay = style(
  inLayer({
    '@media': {
      [mouse]: {
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        zIndex: 1,
        display: 'flex',
        alignItems: 'center',
        paddingInline: vars.space.x2,
        background: vars.color.canvas,
        opacity: 0,
        selectors: {
          'tr:hover > * > &, tr:focus-within > * > &, tr:has([aria-expanded="true"]) > * > &': { opacity: 1 },
          '[data-sunken] > * > &': { background: vars.color.sunken },
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
