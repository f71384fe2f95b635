import { inLayer } from '@spadestik/ui/inLayer'
import { oneLine, typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

export const understood = style(inLayer({ display: 'grid', gap: vars.space.x1 }))

export const sentence = style(
  inLayer({
    ...typeSize('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x1half,
    color: vars.color.inkMuted,
  }),
)

export const chip = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    paddingInlineStart: vars.space.x2,
    borderRadius: vars.radius.round,
    background: vars.color.includeSoft,
    color: vars.color.include,
    selectors: {
      '&[data-excluded]': { background: vars.color.excludeSoft, color: vars.color.exclude },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
)

/** The chip with the synonyms of a word. Its dashed outline shows that the user did not type these words. */
export const synonyms = style([
  chip,
  inLayer({
    border: `1px dashed ${vars.color.include}`,
    // Do not make the ends fully round like those of other chips, because this text can wrap.
    borderRadius: vars.radius.large,
    background: 'none',
  }),
])

export const synonymWords = style(inLayer({ minInlineSize: 0, overflowWrap: 'anywhere' }))

export const label = style(inLayer({ ...oneLine, minInlineSize: 0 }))

export const ignored = style(inLayer({ ...typeSize('sm'), margin: 0, color: vars.color.inkMuted }))
