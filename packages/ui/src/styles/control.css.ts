import { style } from '@vanilla-extract/css'
import { focusRing } from './focusRing'
import { inLayer } from './inLayer'
import { vars } from './vars.css'

export const control = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: vars.size.control,
    paddingInline: '10px',
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    color: vars.color.ink,
    transition: `border-color ${vars.motion.quick} ${vars.motion.curve}`,
    selectors: {
      '&[data-hovered]:not([data-disabled])': { borderColor: vars.color.ink },
      '&[data-focused], &[data-focus-within], &[data-focus-visible]': {
        ...focusRing,
        borderColor: 'transparent',
      },
      '&[data-invalid]': {
        borderColor: vars.color.exclude,
        boxShadow: `inset 0 0 0 1px ${vars.color.exclude}`,
      },
      '&[data-disabled]': {
        background: vars.color.sunken,
        borderColor: vars.color.line,
        color: vars.color.inkMuted,
        cursor: 'not-allowed',
      },
      '&[data-readonly]': { background: vars.color.sunken, borderColor: vars.color.line },
    },
    '@media': {
      print: { borderColor: vars.color.line },
    },
  }),
  'control',
)

export const controlInput = style(
  inLayer({
    flex: '1 1 auto',
    inlineSize: '100%',
    minInlineSize: 0,
    padding: '7px 0',
    border: 0,
    background: 'transparent',
    outline: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
      '&:disabled': { cursor: 'not-allowed' },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    // Phones zoom into a focused input with text smaller than 16 px.
    '@media': { '(pointer: coarse)': { fontSize: '1rem' } },
  }),
  'input',
)
