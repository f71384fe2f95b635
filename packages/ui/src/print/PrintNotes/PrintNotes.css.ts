import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const notes = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x4,
    selectors: {
      '&[data-compact]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 50mm), 1fr))' },
    },
    '@media': {
      // Use a block layout for long notes, because browsers split grid rows badly between pages.
      print: { selectors: { '&:not([data-compact])': { display: 'block' } } },
    },
  }),
  'notes',
)

export const note = style(
  inLayer({
    minInlineSize: 0,
    paddingInlineStart: vars.space.x3,
    borderInlineStart: `2px solid ${vars.color.ink}`,
    '@media': {
      print: { selectors: { ':not([data-compact]) > & + &': { marginBlockStart: vars.space.x4 } } },
    },
  }),
  'note',
)

export const title = style(
  inLayer({ fontWeight: vars.fontWeight.strong, overflowWrap: 'anywhere', breakAfter: 'avoid' }),
  'title',
)

export const meta = style(
  inLayer({ ...typeSize('xs'), color: vars.color.inkMuted, breakAfter: 'avoid' }),
  'meta',
)

export const text = style(
  inLayer({
    marginBlockStart: vars.space.x1,
    maxInlineSize: '80ch',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    orphans: 3,
    widows: 3,
  }),
  'text',
)
