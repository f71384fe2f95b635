import { style } from '@vanilla-extract/css'
import { control } from '../../styles/control.css'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const frame = style(
  [
    control,
    inLayer({
      selectors: {
        '&:hover:not([data-disabled])': { borderColor: vars.color.ink },
        '&:focus-within': { ...focusRing, borderColor: 'transparent' },
      },
    }),
  ],
  'frame',
)

export const icon = style(inLayer({ color: vars.color.inkMuted, flex: 'none' }), 'icon')

export const mode = style(inLayer({ flex: 'none' }), 'mode')

export const clear = style(
  inLayer({
    marginInline: '-6px',
    // Keep the space of the hidden button, so that the text does not move when the user begins to type.
    selectors: { '[data-empty] &': { visibility: 'hidden' } },
  }),
  'clear',
)
