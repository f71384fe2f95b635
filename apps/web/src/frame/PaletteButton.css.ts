import { below } from '@spadestik/ui/breakpoints'
import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const button = style(
  inLayer({
    ...typeSize('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    minInlineSize: 'min(280px, 100%)',
    maxInlineSize: '100%',
    minBlockSize: vars.size.control,
    paddingInline: vars.space.x2,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.medium,
    background: vars.color.canvas,
    color: vars.color.inkMuted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: vars.color.control },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
    // Phones have no keyboard for the shortcut.
    '@media': { [below('md')]: { display: 'none' }, print: { display: 'none' } },
  }),
)

export const words = style(
  inLayer({
    flex: 1,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    textAlign: 'start',
  }),
)

export const keys = style(
  inLayer({
    ...typeSize('xs'),
    fontFamily: 'inherit',
    paddingInline: vars.space.x1half,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.small,
    background: vars.color.surface,
    whiteSpace: 'nowrap',
  }),
)
