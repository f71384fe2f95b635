import { createVar, style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const cellPadding = createVar('cellPadding')

/** The space before the text of a row header, for the expander and the checkbox. */
export const leadInset = createVar('leadInset')

/** On other devices than these, such as touch screens, the buttons of a row are always visible. */
const mouse = '(hover: hover) and (pointer: fine)'

export const frame = style(
  inLayer({ position: 'relative', containerType: 'inline-size', containerName: 'results', minInlineSize: 0 }),
  'frame',
)

const box = {
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  // Clips the content at the rounded corners. `hidden` would create a scroll container, in which the table's
  // head would not stay in view.
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
      // Room for the expander and the checkbox before the text of a row header.
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

/** Old rows look paler while newer rows load. Lower opacity would make them hard to read. */
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
      // `pretty` avoids a single word on the last line of a name.
      'th&': { overflowWrap: 'anywhere', textWrap: 'pretty' },
      '&[data-align="end"]': { textAlign: 'end' },
      '&[data-align="end"], &[data-one-line]': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
      // The maximum width of 0 prevents long content from widening the cell, so that it takes the remaining
      // space and cuts its lines.
      '&[data-rest]': { maxInlineSize: 0 },
      '[data-density="compact"] &': { verticalAlign: 'middle' },
      // Less padding, because buttons are higher than a line of text.
      '&[data-controls]': { paddingBlock: '5px' },
      '&[data-first]': { paddingInlineStart: leadInset },
      'tr:last-child > &': { borderBlockEnd: 0 },
    },
    '@media': {
      // High enough that the touch targets of the checkboxes in neighbouring rows do not overlap.
      '(pointer: coarse)': {
        selectors: {
          '[data-selectable] th&': { blockSize: '44px' },
          // Align the first line of text with the middle of the buttons.
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
