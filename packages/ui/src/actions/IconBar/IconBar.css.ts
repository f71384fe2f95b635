import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const bar = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    selectors: {
      '&[data-variant="labelled"]': {
        display: 'grid',
        gridAutoFlow: 'column',
        // Give a long label more than its share, so that it keeps its distance from the next one.
        gridAutoColumns: 'minmax(min-content, 1fr)',
        gap: vars.space.x1,
      },
    },
    '@media': { print: { display: 'none' } },
  }),
  'bar',
)

export const tall = style(
  inLayer({
    ...typeSize('xs'),
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.x1,
    padding: `${vars.space.x2} ${vars.space.x1}`,
    border: 0,
    borderRadius: vars.radius.medium,
    background: 'transparent',
    color: vars.color.inkSoft,
    fontWeight: vars.fontWeight.medium,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.sunken, color: vars.color.ink },
      '&[data-pressed]': { background: vars.color.accentSoft },
      '&[aria-pressed="true"]': { color: vars.color.accent },
      '&[data-focus-visible]': focusRing,
      '[data-paywalled] > &:not([data-free])': { color: vars.color.inkMuted },
    },
  }),
  'tall',
)

// Fades the icons of actions that the user has not paid for. The labels do not fade, because faded text is
// hard to read.
globalStyle(`${bar}[data-paywalled] :not([data-free]) > svg`, inLayer({ opacity: 0.5 }))
