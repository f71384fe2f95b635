import { style } from '@vanilla-extract/css'
import { bottomOffset } from '../../styles/bottomBars/bottomBars'
import { inLayer } from '../../styles/inLayer'
import { shadow } from '../../styles/tokens.gen'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const foot = style(
  inLayer({
    position: 'sticky',
    insetBlockEnd: `calc(max(${vars.space.x3}, env(safe-area-inset-bottom)) + ${bottomOffset})`,
    // Place the bar above the sticky head of a table and above the buttons on its rows.
    zIndex: 2,
    display: 'grid',
    justifyItems: 'center',
    // Let presses beside the bar reach the rows behind it.
    pointerEvents: 'none',
    '@media': { print: { display: 'none' } },
  }),
  'foot',
)

export const bar = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.x1} ${vars.space.x3}`,
    maxInlineSize: '100%',
    marginBlockStart: vars.space.x3,
    padding: vars.space.x1half,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.large,
    background: vars.color.raised,
    boxShadow: shadow.floating,
    pointerEvents: 'auto',
  }),
  'bar',
)

export const start = style(inLayer({ display: 'flex', alignItems: 'center', gap: vars.space.x1 }), 'start')

export const count = style(
  inLayer({
    ...typeSize('sm'),
    fontWeight: vars.fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
  'count',
)

export const actions = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x1 }),
  'actions',
)
