import { inLayer } from '@spadestik/ui/inLayer'
import { style } from '@vanilla-extract/css'

export const peeks = style(inLayer({ display: 'flex', justifyContent: 'flex-end', alignItems: 'center' }))

export const actions = style(inLayer({ display: 'flex', justifyContent: 'flex-end', alignItems: 'center' }))

export const roomyPeeks = style(
  inLayer({ '@container': { 'results (max-width: 1199.98px)': { display: 'none' } } }),
)
