import { style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const contents = style(
  inLayer({
    ...typeSize('sm'),
    display: 'grid',
    gap: vars.space.x2,
    '@media': { print: { display: 'none' } },
  }),
  'contents',
)

export const title = style(
  inLayer({ ...typeSize('xs'), color: vars.color.inkMuted, paddingInlineStart: vars.space.x3 }),
  'title',
)

export const list = style(
  inLayer({ display: 'grid', borderInlineStart: `1px solid ${vars.color.line}` }),
  'list',
)

export const link = style(
  inLayer({
    display: 'block',
    paddingBlock: '5px',
    paddingInline: vars.space.x3,
    marginInlineStart: '-1px',
    borderInlineStart: '2px solid transparent',
    color: vars.color.inkSoft,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-hovered]': { color: vars.color.ink },
      '&[data-focus-visible]': focusRing,
      '&[aria-current]': {
        color: vars.color.ink,
        fontWeight: vars.fontWeight.strong,
        borderInlineStartColor: vars.color.accent,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
      },
    },
  }),
  'link',
)
