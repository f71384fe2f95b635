import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const form = style(inLayer({ display: 'grid', gap: vars.space.x4, minInlineSize: 0 }), 'form')
