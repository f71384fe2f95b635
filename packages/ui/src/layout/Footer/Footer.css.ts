import { style } from '@vanilla-extract/css'
import { below } from '../../styles/breakpoints'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'
import { frameWidth } from '../PageLayout/frame'

export const footer = style(
  inLayer({
    borderBlockStart: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
    color: vars.color.inkSoft,
    '@media': { print: { display: 'none' } },
  }),
  'footer',
)

export const inner = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.x8} ${vars.space.x12}`,
    maxInlineSize: frameWidth,
    marginInline: 'auto',
    padding: `${vars.space.x8} ${vars.space.x6}`,
    '@media': {
      [below('sm')]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        paddingInline: vars.space.x4,
      },
    },
  }),
  'inner',
)

export const own = style(
  inLayer({
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    gap: vars.space.x5,
    marginInlineEnd: 'auto',
    '@media': { [below('sm')]: { gridColumn: '1 / -1' } },
  }),
  'own',
)

export const language = style(inLayer({ minInlineSize: '140px' }), 'language')

export const title = style(
  inLayer({
    ...typeSize('sm'),
    fontWeight: vars.fontWeight.strong,
    color: vars.color.ink,
    marginBlockEnd: vars.space.x2,
  }),
  'title',
)

export const links = style(
  inLayer({ display: 'grid', gap: vars.space.x1, lineHeight: vars.size.target }),
  'links',
)
