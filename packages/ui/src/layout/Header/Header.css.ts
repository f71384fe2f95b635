import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../../styles/breakpoints'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'
import { framePadding } from '../PageLayout/frame'

export const header = style(
  inLayer({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 20,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x5,
    blockSize: vars.header.height,
    paddingInline: framePadding,
    background: vars.color.surface,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': {
      [below('sm')]: { paddingInline: vars.space.x4, gap: vars.space.x2 },
      print: { display: 'none' },
    },
  }),
  'header',
)

export const home = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    minBlockSize: '44px',
    borderRadius: vars.radius.small,
    textDecoration: 'none',
    selectors: { '&[data-focus-visible]': focusRing },
  }),
  'home',
)

// Hide the name in the logo on the narrowest phones. The accessible name of the link to the home page stays
// complete.
globalStyle(`${home} span > span`, inLayer({ '@media': { '(max-width: 359px)': { display: 'none' } } }))

export const nav = style(
  inLayer({ display: 'flex', gap: vars.space.x1, '@media': { [below('sm')]: { display: 'none' } } }),
  'nav',
)

export const navItem = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.control,
    paddingInline: vars.space.x3,
    borderRadius: vars.radius.medium,
    color: vars.color.inkSoft,
    fontWeight: vars.fontWeight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-hovered]': { color: vars.color.ink, background: vars.color.canvas },
      '&[aria-current]': { color: vars.color.ink, background: vars.color.sunken },
      '&[data-focus-visible]': focusRing,
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[aria-current]': { textDecoration: 'underline' } } },
    },
  }),
  'navItem',
)

export const middle = style(
  inLayer({ display: 'flex', justifyContent: 'flex-end', flex: '1 1 auto', minInlineSize: 0 }),
  'middle',
)

export const choices = style(
  inLayer({ display: 'flex', alignItems: 'center', gap: vars.space.x1, flex: 'none' }),
  'choices',
)

export const country = style(inLayer({ display: 'inline-flex' }), 'country')

export const help = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.control,
    blockSize: vars.size.control,
    borderRadius: vars.radius.medium,
    color: vars.color.inkSoft,
    selectors: {
      '&[data-hovered]': { background: vars.color.sunken, color: vars.color.ink },
      '&[data-focus-visible]': focusRing,
    },
  }),
  'help',
)

export const small = style(
  inLayer({ display: 'inline-flex', '@media': { [from('sm')]: { display: 'none' } } }),
  'small',
)

export const avatarButton = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.control,
    blockSize: vars.size.control,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.round,
    background: 'transparent',
    cursor: 'pointer',
    selectors: { '&[data-focus-visible]': focusRing },
  }),
  'avatarButton',
)

export const avatar = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '30px',
    blockSize: '30px',
    borderRadius: vars.radius.round,
    background: vars.color.accentSoft,
    color: vars.color.accent,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.strong,
    selectors: {
      // Hide the initials from screen readers with the empty text after the slash, because the name of the
      // button already contains the full name.
      '&::before': { content: 'attr(data-initials) / ""' },
      '[data-hovered] > &': { boxShadow: `0 0 0 2px ${vars.color.line}` },
    },
  }),
  'avatar',
)

export const profileName = style(
  inLayer({ color: vars.color.ink, fontWeight: vars.fontWeight.strong }),
  'profileName',
)
