import { style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const summary = style(
  inLayer({
    display: 'flex',
    gap: '10px',
    padding: vars.space.x3,
    border: `1px solid ${vars.color.exclude}`,
    borderRadius: vars.radius.medium,
    background: vars.color.excludeSoft,
    color: vars.color.ink,
    outline: 'none',
    scrollMarginBlockStart: vars.space.x4,
    // Use `:focus`, because a script moves the focus here after a press and `:focus-visible` would then not
    // match.
    selectors: { '&:focus': { ...focusRing, outlineOffset: '2px' } },
  }),
  'summary',
)

export const icon = style(
  inLayer({ flex: 'none', paddingBlockStart: '1px', color: vars.color.exclude }),
  'icon',
)

export const text = style(
  inLayer({ display: 'grid', gap: vars.space.x1, flex: '1 1 auto', minInlineSize: 0 }),
  'text',
)

export const title = style(inLayer({ fontWeight: vars.fontWeight.strong }), 'title')

export const list = style(inLayer({ display: 'grid', justifyItems: 'start' }), 'list')

export const link = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.target,
    borderRadius: '2px',
    color: vars.color.ink,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.18em',
    selectors: {
      '&:hover': { textDecorationThickness: '2px' },
      '&:focus-visible': focusRing,
    },
  }),
  'link',
)
