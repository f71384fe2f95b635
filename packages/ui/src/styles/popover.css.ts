import { keyframes, style } from '@vanilla-extract/css'
import { focusRing } from './focusRing'
import { inLayer } from './inLayer'
import { shadow } from './tokens.gen'
import { vars } from './vars.css'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

export const popover = style(
  inLayer({
    background: vars.color.raised,
    color: vars.color.ink,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    boxShadow: shadow.floating,
    overflow: 'auto',
    outline: 'none',
    selectors: { '&[data-entering]': { animation: `${appear} ${vars.motion.calm} ${vars.motion.curve}` } },
    '@media': { print: { display: 'none' } },
  }),
  'popover',
)

/**
 * The popover with the options of a field, at least as wide as the field, but with 12 px free at both edges
 * of the screen.
 */
export const popoverOfField = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 'min(var(--trigger-width), calc(100vw - 24px))',
  }),
  'ofField',
)

export const popoverItem = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    minBlockSize: vars.size.control,
    padding: `${vars.space.x1} 10px`,
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    outline: 'none',
    textDecoration: 'none',
    color: vars.color.ink,
    selectors: {
      '&[data-focused], &[data-hovered]': { background: vars.color.sunken },
      '&[data-pressed]': { background: vars.color.accentSoft },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
      '&[data-disabled]': { color: vars.color.inkMuted, opacity: 0.6, cursor: 'not-allowed' },
      '&[data-selected]': { fontWeight: vars.fontWeight.strong },
    },
  }),
  'item',
)

export const popoverList = style(
  inLayer({ padding: vars.space.x1, outline: 'none', display: 'grid', gap: '1px', maxBlockSize: 'inherit' }),
  'list',
)
