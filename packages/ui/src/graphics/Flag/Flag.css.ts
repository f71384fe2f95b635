import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const flag = style(
  inLayer({
    display: 'inline-block',
    flex: 'none',
    inlineSize: '18px',
    blockSize: '12px',
    overflow: 'hidden',
    borderRadius: '2px',
    boxShadow: `0 0 0 1px ${vars.color.line}`,
    forcedColorAdjust: 'none',
  }),
  'flag',
)
