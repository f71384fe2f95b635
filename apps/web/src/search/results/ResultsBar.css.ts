import { below } from '@spadestik/ui/breakpoints'
import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const bar = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.x2} ${vars.space.x4}`,
    marginBlockEnd: vars.space.x3,
  }),
)

export const controls = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 }),
)

/** The controls, and the button that exports. */
export const ends = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    // On a narrow screen the heading has its own line. It becomes longer when the number of results arrives,
    // and could otherwise move the rows below.
    '@media': { [below('sm')]: { flexBasis: '100%' } },
  }),
)

/**
 * The control that switches between a table and cards. It is hidden on narrow screens, which always show
 * cards.
 */
export const view = style(inLayer({ '@media': { [below('sm')]: { display: 'none' } } }))

export const agent = style(
  inLayer({
    ...typeSize('sm'),
    marginInlineStart: vars.space.x2,
    color: vars.color.inkMuted,
    fontWeight: vars.fontWeight.normal,
    overflowWrap: 'anywhere',
  }),
)
