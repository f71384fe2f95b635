import { style } from '@vanilla-extract/css'
import { focusRing } from '../styles/focusRing'
import { inLayer } from '../styles/inLayer'
import { oneLine, typeSize } from '../styles/typeStyles'
import { vars } from '../styles/vars.css'

export const group = style(
  inLayer({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
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
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x1half,
    minInlineSize: '36px',
    minBlockSize: `calc(${vars.size.control} - 6px)`,
    padding: `2px ${vars.space.x2}`,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'transparent',
    color: vars.color.inkSoft,
    fontWeight: vars.fontWeight.medium,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: vars.color.ink },
      '&[data-selected]': {
        background: vars.color.thumb,
        color: vars.color.ink,
        fontWeight: vars.fontWeight.strong,
        boxShadow: `0 0 0 1px ${vars.color.line}, 0 1px 2px ${vars.color.shadow}`,
      },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: vars.size.target },
      '(forced-colors: active)': {
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
  'segment',
)

export const words = style(inLayer(oneLine), 'words')

export const count = style(
  inLayer({
    ...typeSize('xs'),
    color: vars.color.inkMuted,
    '@media': {
      // Within the chosen segment the colours are those of a selection, which a muted one cannot be read on.
      '(forced-colors: active)': { selectors: { [`${segment}[data-selected] &`]: { color: 'inherit' } } },
    },
  }),
  'count',
)
