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
      // Widen the day and the month, because their digits are narrower than the smallest target size of WCAG
      // 2.2.
      '&:not([data-type="literal"])': { minInlineSize: '24px', textAlign: 'end' },
      '&[data-placeholder]': { color: vars.color.inkMuted },
      // Keep the colours of the highlight with forced colours. Browsers otherwise draw a background behind
      // the text, which covers the highlight.
      '&[data-focused]': {
        background: vars.color.accent,
        color: vars.color.onAccent,
        forcedColorAdjust: 'none',
      },
      '&[data-disabled]': { color: vars.color.inkMuted },
    },
    // Enlarge the area and the text for touch screens. Phones zoom in on a focused field with a text size
    // below 1rem.
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
    // Fit all seven days of a week into the screen. The 66 px are for gaps, the border and the edges of the
    // screen.
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
