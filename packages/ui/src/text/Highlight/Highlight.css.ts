import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const hit = style(
  inLayer({
    background: vars.color.mark,
    color: 'inherit',
    borderRadius: '2px',
    boxShadow: `0 0 0 1px ${vars.color.mark}`,
    '@media': { '(forced-colors: active)': { color: 'MarkText' } },
  }),
  'hit',
)
