import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const root = style(inLayer({ display: 'grid', gap: vars.space.x4 }), 'root')

export const actions = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 }), 'actions')
