import { keyframes, style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const content = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x2,
    // Hide the content under the spinner without removing it, so that the button keeps its width.
    selectors: { '&[data-pending]': { opacity: 0 } },
  }),
  'content',
)

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style(
  inLayer({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    animation: `${turn} 900ms linear infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  }),
  'spinner',
)
