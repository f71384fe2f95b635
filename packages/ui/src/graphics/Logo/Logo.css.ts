import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const logo = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x2,
    fontSize: vars.fontSize.lg,
    lineHeight: vars.lineHeight.lg,
    fontWeight: '680',
    letterSpacing: '-0.015em',
    color: vars.color.ink,
  }),
  'logo',
)

export const drawing = style(inLayer({ flex: 'none' }), 'drawing')

export const blade = style(inLayer({ fill: vars.color.accent, forcedColorAdjust: 'none' }), 'blade')
