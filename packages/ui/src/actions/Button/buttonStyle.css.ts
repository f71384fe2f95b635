import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

const filled = (ground: string, over: string, down: string, text: string) =>
  inLayer({
    background: ground,
    borderColor: ground,
    color: text,
    selectors: {
      '&[data-hovered]:not([data-disabled])': { background: over, borderColor: over },
      '&[data-pressed]': { background: down, borderColor: down },
    },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  })

export const base = style(
  inLayer({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x2,
    minBlockSize: vars.size.control,
    paddingInline: '14px',
    paddingBlock: '5px',
    border: '1px solid transparent',
    borderRadius: vars.radius.medium,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.md,
    textDecoration: 'none',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.motion.quick} ${vars.motion.curve}, border-color ${vars.motion.quick} ${vars.motion.curve}`,
    selectors: {
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '2px' },
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': { print: { display: 'none' } },
  }),
  'button',
)

export const variants = styleVariants({
  primary: filled(vars.color.accent, vars.color.accentHover, vars.color.accentPressed, vars.color.onAccent),
  danger: filled(vars.color.exclude, vars.color.excludeHover, vars.color.excludeHover, vars.color.onExclude),
  secondary: inLayer({
    background: vars.color.surface,
    borderColor: vars.color.lineStrong,
    color: vars.color.ink,
    selectors: {
      '&[data-hovered]:not([data-disabled])': {
        background: vars.color.sunken,
        borderColor: vars.color.control,
      },
      '&[data-pressed]': { background: vars.color.accentSoft },
    },
  }),
  quiet: inLayer({
    background: 'transparent',
    color: vars.color.inkSoft,
    selectors: {
      '&[data-hovered]:not([data-disabled])': { background: vars.color.sunken, color: vars.color.ink },
      '&[data-pressed]': { background: vars.color.accentSoft, color: vars.color.ink },
    },
  }),
})

export const small = style(
  inLayer({ minBlockSize: vars.size.small, paddingInline: '10px', paddingBlock: '3px' }),
  'small',
)

export const square = style(
  inLayer({ paddingInline: 0, inlineSize: vars.size.control, flex: 'none' }),
  'square',
)

export const fullWidth = style(inLayer({ inlineSize: '100%' }), 'fullWidth')

/**
 * The colour of a quiet button that shows only an icon. The icon is muted until the pointer is over the
 * button, because icons attract more attention than labels.
 */
export const quietSquare = style(inLayer({ color: vars.color.inkMuted }), 'quietSquare')

export const smallSquare = style(inLayer({ inlineSize: vars.size.small }), 'smallSquare')
