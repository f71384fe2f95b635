import { style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const disclosure = style(
  inLayer({
    minInlineSize: 0,
    selectors: {
      '&[data-variant="section"]': {
        paddingInline: vars.space.x4,
        borderBlockEnd: `1px solid ${vars.color.line}`,
      },
    },
  }),
  'disclosure',
)

export const trigger = style(
  inLayer({
    ...typeSize('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x1half,
    inlineSize: '100%',
    minBlockSize: '44px',
    padding: 0,
    border: 0,
    background: 'transparent',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: vars.radius.small,
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { cursor: 'not-allowed', color: vars.color.inkMuted },
    },
  }),
  'trigger',
)

export const chevron = style(
  inLayer({
    display: 'inline-flex',
    color: vars.color.inkMuted,
    marginInlineStart: '-3px',
    transition: `transform ${vars.motion.calm} ${vars.motion.curve}`,
    selectors: {
      '[data-expanded] > * > * > &': { transform: 'rotate(90deg)' },
      '[dir="rtl"] [data-expanded] > * > * > &': { transform: 'rotate(-90deg)' },
      '[data-hovered] > &': { color: vars.color.ink },
    },
  }),
  'chevron',
)

export const title = style(
  inLayer({ fontWeight: vars.fontWeight.strong, flex: '1 1 auto', minInlineSize: 0, paddingBlock: '6px' }),
  'title',
)

export const summary = style(
  inLayer({
    flex: '0 1 auto',
    minInlineSize: 'min-content',
    maxInlineSize: '50%',
    textAlign: 'end',
    overflowWrap: 'break-word',
    paddingInlineStart: vars.space.x3,
    color: vars.color.inkMuted,
  }),
  'summary',
)

export const panel = style(inLayer({ minInlineSize: 0 }), 'panel')

export const inner = style(
  inLayer({ display: 'grid', gap: vars.space.x3, minInlineSize: 0, paddingBlock: `2px ${vars.space.x4}` }),
  'inner',
)
