import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const field = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.x1half,
    minInlineSize: 0,
    selectors: {
      // Place the label beside the control. In a toolbar, a label above the control would push the control
      // below the neighbouring controls.
      '&[data-variant="compact"]': { flexFlow: 'row wrap', alignItems: 'center', columnGap: vars.space.x2 },
    },
  }),
  'field',
)

export const label = style(
  inLayer({ ...typeSize('sm'), fontWeight: vars.fontWeight.strong, color: vars.color.ink }),
  'label',
)

export const required = style(inLayer({ color: vars.color.exclude, marginInlineStart: '3px' }), 'required')

export const description = style(inLayer({ ...typeSize('xs'), color: vars.color.inkMuted }), 'description')

export const error = style(
  inLayer({ ...typeSize('xs'), color: vars.color.exclude, fontWeight: vars.fontWeight.medium }),
  'error',
)

export const valid = style(
  inLayer({ display: 'inline-flex', flex: 'none', color: vars.color.include }),
  'valid',
)
