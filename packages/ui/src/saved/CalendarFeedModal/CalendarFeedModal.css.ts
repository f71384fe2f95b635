import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const actions = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 }), 'actions')

export const quiet = style(inLayer({ color: vars.color.inkSoft }), 'quiet')
