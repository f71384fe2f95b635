import { inLayer } from '@spadestik/ui/inLayer'
import { typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const details = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    gap: `${vars.space.x4} ${vars.space.x6}`,
    minInlineSize: 0,
  }),
)

export const part = style(
  inLayer({ display: 'grid', alignContent: 'start', gap: vars.space.x1, minInlineSize: 0 }),
)

export const title = style(
  inLayer({ ...typeSize('xs'), color: vars.color.inkMuted, fontWeight: vars.fontWeight.normal }),
)

export const quiet = style(inLayer({ ...typeSize('sm'), color: vars.color.inkMuted }))

export const list = style(inLayer({ ...typeSize('sm'), display: 'grid', gap: vars.space.x1half }))

export const line = style(inLayer({ display: 'grid', overflowWrap: 'anywhere' }))

export const author = style(inLayer({ ...typeSize('xs'), color: vars.color.inkMuted }))

/** The text of a note, cut to three lines. The page of the item shows the whole text. */
export const noteText = style(
  inLayer({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    whiteSpace: 'pre-line',
  }),
)

/** Moves a borderless button to the left, so that its text is aligned with the text above the button. */
export const action = style(inLayer({ marginInlineStart: '-10px' }))
