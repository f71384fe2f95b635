import { recipe } from '@vanilla-extract/recipes'
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

/** The styles shared by buttons and links that look like buttons. */
export const buttonStyle = recipe({
  base: inLayer({
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
  variants: {
    variant: {
      primary: filled(
        vars.color.accent,
        vars.color.accentHover,
        vars.color.accentPressed,
        vars.color.onAccent,
      ),
      danger: filled(
        vars.color.exclude,
        vars.color.excludeHover,
        vars.color.excludeHover,
        vars.color.onExclude,
      ),
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
    },
    size: {
      medium: {},
      small: inLayer({ minBlockSize: vars.size.small, paddingInline: '10px', paddingBlock: '3px' }),
    },
    isSquare: {
      true: inLayer({ paddingInline: 0, inlineSize: vars.size.control, flex: 'none' }),
      false: {},
    },
    isFullWidth: { true: inLayer({ inlineSize: '100%' }), false: {} },
  },
  compoundVariants: [
    // An icon looks heavier than a label, so it is muted until it is hovered.
    { variants: { isSquare: true, variant: 'quiet' }, style: inLayer({ color: vars.color.inkMuted }) },
    { variants: { isSquare: true, size: 'small' }, style: inLayer({ inlineSize: vars.size.small }) },
  ],
  defaultVariants: { variant: 'secondary', size: 'medium', isSquare: false, isFullWidth: false },
})
