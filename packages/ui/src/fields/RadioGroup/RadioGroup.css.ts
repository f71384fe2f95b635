import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const options = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x1,
    selectors: {
      '&[data-orientation="horizontal"]': { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x4 },
      '&[data-variant="rows"]': { gap: vars.space.x1half },
    },
  }),
  'options',
)

const radioBase = style(
  inLayer({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.x2,
    minBlockSize: vars.size.target,
    paddingBlock: vars.space.hair,
    borderRadius: vars.radius.small,
    color: vars.color.inkSoft,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-selected]': { color: vars.color.ink },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
    },
    '@media': { '(pointer: coarse)': { alignItems: 'center' } },
  }),
  'radio',
)

export const radio = styleVariants({
  plain: [radioBase, {}],
  rows: [
    radioBase,
    inLayer({
      alignItems: 'center',
      minBlockSize: vars.size.row,
      padding: `${vars.space.x1half} ${vars.space.x3}`,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.medium,
      selectors: {
        '&[data-hovered]': { borderColor: vars.color.control },
        '&[data-selected]': { borderColor: vars.color.accent, background: vars.color.accentSoft },
      },
    }),
  ],
})

export const dot = style(
  inLayer({
    flex: 'none',
    inlineSize: '18px',
    blockSize: '18px',
    border: `1.5px solid ${vars.color.control}`,
    borderRadius: vars.radius.round,
    background: vars.color.surface,
    forcedColorAdjust: 'none',
    selectors: {
      '[data-hovered] > &': { borderColor: vars.color.ink },
      '[data-selected] > &': { border: `5.5px solid ${vars.color.accent}` },
    },
  }),
  'dot',
)

export const text = style(
  inLayer({ display: 'grid', flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' }),
  'text',
)

export const hint = style(inLayer({ ...typeSize('xs'), color: vars.color.inkMuted }), 'hint')

export const note = style(
  inLayer({
    ...typeSize('xs'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x2,
    flex: 'none',
    color: vars.color.inkMuted,
  }),
  'note',
)
