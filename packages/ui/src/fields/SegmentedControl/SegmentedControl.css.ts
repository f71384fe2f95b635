import { style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { hiddenText, oneLine, typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const group = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    padding: '3px',
    gap: '2px',
    borderRadius: vars.radius.medium,
    background: vars.color.track,
    selectors: { '&[data-icon-only]': { inlineSize: 'fit-content' } },
    '@media': { print: { display: 'none' }, '(forced-colors: active)': { border: '1px solid ButtonText' } },
  }),
  'group',
)

export const segment = style(
  inLayer({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x1half,
    // Segments have equal widths, but are never narrower than their labels. If there is not enough room, the
    // last segments move to the next line.
    flex: '1 1 0',
    minInlineSize: 'max-content',
    minBlockSize: `calc(${vars.size.control} - 6px)`,
    padding: `2px ${vars.space.x2}`,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'transparent',
    color: vars.color.inkSoft,
    fontWeight: vars.fontWeight.medium,
    cursor: 'pointer',
    selectors: {
      [`${group}[data-icon-only] > &`]: { minInlineSize: '36px' },
      '&:hover': { color: vars.color.ink },
      '&:has(:checked)': {
        background: vars.color.thumb,
        color: vars.color.ink,
        fontWeight: vars.fontWeight.strong,
        boxShadow: `0 0 0 1px ${vars.color.line}, 0 1px 2px ${vars.color.shadow}`,
      },
      '&:has(:focus-visible)': focusRing,
      '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.5 },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: vars.size.target },
      '(forced-colors: active)': {
        selectors: {
          '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
  'segment',
)

// The native radio button. It is invisible and covers its segment, so that it receives presses and the focus.
export const input = style(
  inLayer({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' }),
  'input',
)

export const text = style(
  inLayer({ ...oneLine, selectors: { [`${group}[data-icon-only] &`]: hiddenText } }),
  'text',
)

export const count = style(
  inLayer({
    ...typeSize('xs'),
    color: vars.color.inkMuted,
    '@media': {
      // Use the text colour of the selected segment with forced colours, because a muted colour would be
      // unreadable there.
      '(forced-colors: active)': { selectors: { [`${segment}:has(:checked) &`]: { color: 'inherit' } } },
    },
  }),
  'count',
)
