import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

const reachBy = (px: number) => ({ paddingBlock: `${px}px`, marginBlock: `${-px}px` })

/**
 * Enlarges the area in which a link can be pressed, to a height of about 24 px. It does not change the line
 * height. On touch screens the area extends `px` pixels above and below the link.
 */
const reach = (px: number) => ({ ...reachBy(4), '@media': { '(pointer: coarse)': reachBy(px) } })

const linkBase = style(
  inLayer({
    borderRadius: '2px',
    cursor: 'pointer',
    textUnderlineOffset: '0.18em',
    textDecorationThickness: '1px',
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.6 },
    },
    '@media': { print: { color: 'inherit', textDecoration: 'none' } },
  }),
  'link',
)

export const link = styleVariants({
  // Links within a text have a small touch area, because the lines above and below can contain links too.
  text: [
    linkBase,
    inLayer({
      ...reach(4),
      color: vars.color.accent,
      textDecoration: 'underline',
      selectors: { '&[data-hovered]': { color: vars.color.accentHover, textDecorationThickness: '2px' } },
    }),
  ],
  plain: [
    linkBase,
    inLayer({
      ...reach(12),
      color: 'inherit',
      textDecoration: 'none',
      selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
    }),
  ],
  strong: [
    linkBase,
    inLayer({
      ...reach(12),
      color: vars.color.ink,
      fontWeight: vars.fontWeight.strong,
      textDecoration: 'none',
      selectors: { '&[data-hovered]': { textDecoration: 'underline', color: vars.color.accent } },
    }),
  ],
})

export const textButton = style(
  inLayer({ paddingInline: 0, border: 0, background: 'none', font: 'inherit', textAlign: 'start' }),
  'textButton',
)
