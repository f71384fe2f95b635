import { style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'
import { cellPadding, leadInset } from './ResultTable.css'

export const headCell = style(
  inLayer({
    ...typeSize('xs'),
    position: 'sticky',
    insetBlockStart: vars.sticky.top,
    zIndex: 1,
    padding: `max(${cellPadding}, 6px) ${vars.space.x3}`,
    background: vars.color.surface,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.inkMuted,
    fontWeight: vars.fontWeight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-align="end"]': { textAlign: 'end' },
      '&[data-first]': { paddingInlineStart: leadInset },
      '&[data-rest]': { inlineSize: '100%' },
    },
    '@media': {
      // Make the head cells of a selectable table 44 px high. They contain the checkbox that selects all
      // rows, and fingers need a large target.
      '(pointer: coarse)': { selectors: { '[data-selectable] &': { blockSize: '44px' } } },
      print: { position: 'static' },
    },
  }),
  'headCell',
)

export const sort = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    minBlockSize: vars.size.target,
    margin: '-4px -6px',
    padding: '4px 6px',
    border: 0,
    borderRadius: vars.radius.small,
    background: 'transparent',
    fontWeight: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.sunken, color: vars.color.ink },
      '&[data-sorted]': { color: vars.color.ink, fontWeight: vars.fontWeight.strong },
      '&[data-focus-visible]': focusRing,
    },
  }),
  'sort',
)

/** The checkbox that selects all rows. It is aligned with the checkboxes of the rows. */
export const select = style(
  inLayer({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    display: 'grid',
    alignItems: 'center',
    '@media': { print: { display: 'none' } },
  }),
  'select',
)
