import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const dayControl = style(inLayer({ paddingInlineEnd: '2px' }), 'dayControl')

export const dayInput = style(
  inLayer({ display: 'flex', flex: '1 1 auto', whiteSpace: 'nowrap' }),
  'dayInput',
)

export const segment = style(
  inLayer({
    paddingBlock: '2px',
    borderRadius: '3px',
    outline: 'none',
    caretColor: 'transparent',
    selectors: {
      // The digits of a day or month are narrower than the smallest target size of WCAG 2.2.
      '&:not([data-type="literal"])': { minInlineSize: '24px', textAlign: 'end' },
      '&[data-placeholder]': { color: vars.color.inkMuted },
      // With forced colours, browsers draw a background behind text, which would cover the highlight.
      '&[data-focused]': {
        background: vars.color.accent,
        color: vars.color.onAccent,
        forcedColorAdjust: 'none',
      },
      '&[data-disabled]': { color: vars.color.inkMuted },
    },
    // Large enough for a finger. A phone also zooms in on a focused field whose text is smaller than 1rem.
    '@media': { '(pointer: coarse)': { paddingBlock: '10px', fontSize: '1rem' } },
  }),
  'segment',
)

export const dialog = style(inLayer({ padding: vars.space.x3, outline: 'none' }), 'dialog')

export const calendarHead = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBlockEnd: vars.space.x2,
  }),
  'calendarHead',
)

export const month = style(inLayer({ fontWeight: vars.fontWeight.strong }), 'month')

export const grid = style(inLayer({ borderCollapse: 'separate', borderSpacing: '2px' }), 'grid')

globalStyle(
  `${grid} th`,
  inLayer({ ...typeSize('xs'), color: vars.color.inkMuted, fontWeight: vars.fontWeight.normal }),
)

export const cell = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    // All seven days of a week must fit the screen. 66 px are for gaps, the border and the screen edges.
    inlineSize: `min(${vars.size.control}, calc((100vw - 66px) / 7))`,
    blockSize: vars.size.control,
    borderRadius: vars.radius.medium,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { background: vars.color.sunken },
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-today]': { boxShadow: `inset 0 0 0 1px ${vars.color.control}` },
      '&[data-selected]': {
        background: vars.color.accent,
        color: vars.color.onAccent,
        fontWeight: vars.fontWeight.strong,
        forcedColorAdjust: 'none',
      },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: vars.color.inkMuted, opacity: 0.5, cursor: 'not-allowed' },
    },
  }),
  'cell',
)
