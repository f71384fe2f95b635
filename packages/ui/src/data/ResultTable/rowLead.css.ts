import { style } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const leading = style(
  inLayer({ display: 'flex', gap: vars.space.hair, marginInlineStart: '-4px' }),
  'leading',
)

/** The area around the checkbox of a row, up to the edge of the table. */
export const select = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '24px',
    blockSize: '24px',
    marginBlock: '-2px',
    marginInlineStart: '-8px',
    '@media': {
      '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px', marginBlock: '-12px' },
      print: { display: 'none' },
    },
  }),
  'select',
)

export const leadingContent = style(inLayer({ flex: '1 1 auto', minInlineSize: 0 }), 'leadingContent')

export const expander = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '28px',
    blockSize: '28px',
    margin: '-4px 0',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'transparent',
    color: vars.color.inkMuted,
    cursor: 'pointer',
    transition: `transform ${vars.motion.calm} ${vars.motion.curve}`,
    selectors: {
      '&[data-hovered]': { background: vars.color.line, color: vars.color.ink },
      '&[aria-expanded="true"]': { transform: 'rotate(90deg)' },
      '[dir="rtl"] &[aria-expanded="true"]': { transform: 'rotate(-90deg)' },
      [`${select} + &`]: { marginInlineStart: '-4px' },
      '&[data-focus-visible]': focusRing,
    },
    '@media': {
      '(pointer: coarse)': {
        inlineSize: '44px',
        blockSize: '44px',
        marginBlock: '-12px',
        marginInline: '-12px -4px',
        // Make the expander narrow beside a checkbox, so that the name has more width. The small target is no
        // problem, because a press anywhere in the row expands the row.
        selectors: { [`${select} + &`]: { inlineSize: '24px', marginInline: '-2px 0' } },
      },
      print: { display: 'none' },
    },
  }),
  'expander',
)
