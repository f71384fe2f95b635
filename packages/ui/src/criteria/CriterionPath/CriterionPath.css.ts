import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const separator = style(inLayer({ color: vars.color.inkMuted }), 'separator')
export const name = style(inLayer({ color: vars.color.inkSoft }), 'name')
export const last = style(inLayer({ color: vars.color.ink }), 'last')
