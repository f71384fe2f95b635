import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const chart = style(inLayer({ minInlineSize: 0 }), 'chart')

export const bars = style(inLayer({ cursor: 'pointer', touchAction: 'pan-y', userSelect: 'none' }), 'bars')

export const histogram = style(
  inLayer({ '@media': { '(pointer: coarse)': { selectors: { '&&': { blockSize: '44px' } } } } }),
  'histogram',
)

/**
 * The labels below the bars. Each is as wide as the bars up to the next label, so it begins at its own bar.
 */
export const axis = style(
  inLayer({
    ...typeSize('xs'),
    display: 'flex',
    marginBlockStart: vars.space.x1,
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
  'axis',
)

export const value = style(inLayer({ flexBasis: 0, minInlineSize: 0, whiteSpace: 'nowrap' }), 'value')
