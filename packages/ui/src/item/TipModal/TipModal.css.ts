import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const intro = style(inLayer({ color: vars.color.inkSoft }), 'intro')

export const foot = style(inLayer({ display: 'flex', justifyContent: 'flex-end' }), 'foot')
