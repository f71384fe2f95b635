import { keyframes, style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { shadow } from '../../styles/tokens.gen'
import { vars } from '../../styles/vars.css'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

export const overlay = style(
  inLayer({
    position: 'fixed',
    inset: 0,
    zIndex: 100,
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'flex-start',
    padding: `min(12vh, 120px) ${vars.space.x3} ${vars.space.x3}`,
    background: vars.color.backdrop,
  }),
  'overlay',
)

export const palette = style(
  inLayer({
    inlineSize: 'min(600px, 100%)',
    maxBlockSize: '100%',
    display: 'flex',
    background: vars.color.raised,
    color: vars.color.ink,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    boxShadow: shadow.dialog,
    overflow: 'hidden',
    selectors: { '&[data-entering]': { animation: `${appear} ${vars.motion.calm} ${vars.motion.curve}` } },
  }),
  'palette',
)

export const dialog = style(
  inLayer({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, outline: 'none' }),
  'dialog',
)

export const field = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    paddingInline: vars.space.x4,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.inkMuted,
  }),
  'field',
)

export const input = style(
  inLayer({
    ...typeSize('lg'),
    flex: 1,
    minInlineSize: 0,
    minBlockSize: '52px',
    border: 0,
    outline: 'none',
    background: 'transparent',
    color: vars.color.ink,
    selectors: {
      '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
  'input',
)

export const none = style(
  inLayer({ ...typeSize('sm'), padding: vars.space.x4, color: vars.color.inkMuted }),
  'none',
)

export const list = style(
  inLayer({
    position: 'relative',
    overflow: 'auto',
    padding: vars.space.x2,
    outline: 'none',
    selectors: { '&[data-empty]': { display: 'none' } },
  }),
  'list',
)

export const section = style(
  inLayer({ selectors: { '&:not(:first-child)': { marginBlockStart: vars.space.x2 } } }),
  'section',
)

export const title = style(
  inLayer({
    ...typeSize('xs'),
    padding: `${vars.space.x1} ${vars.space.x2}`,
    color: vars.color.inkMuted,
  }),
  'title',
)

export const entry = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    minBlockSize: vars.size.control,
    padding: `${vars.space.x1} ${vars.space.x2}`,
    borderRadius: vars.radius.small,
    color: vars.color.ink,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { background: vars.color.sunken },
      '&[data-focused]': { background: vars.color.accentSoft },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
    },
  }),
  'entry',
)

export const label = style(inLayer({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' }), 'label')

export const detail = style(
  inLayer({
    ...typeSize('sm'),
    flex: '0 1 auto',
    minInlineSize: 'min-content',
    maxInlineSize: '40%',
    color: vars.color.inkMuted,
    textAlign: 'end',
    overflowWrap: 'break-word',
  }),
  'detail',
)
