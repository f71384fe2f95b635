import { focusRing } from '@spadestik/ui/focusRing'
import { inLayer } from '@spadestik/ui/inLayer'
import { oneLine, typeSize } from '@spadestik/ui/typeStyles'
import { vars } from '@spadestik/ui/vars'
import { style } from '@vanilla-extract/css'

const compact = '[data-density="compact"] &'

export const lines = style(
  inLayer({
    minInlineSize: 0,
    selectors: { [compact]: { display: 'flex', alignItems: 'baseline', gap: vars.space.x3 } },
  }),
)

export const name = style(
  inLayer({ selectors: { [compact]: { display: 'flex', flex: '0 1 auto', minInlineSize: '50%' } } }),
)

/**
 * A link that is no wider than what is seen of it. Otherwise a browser that shows the focused link would scroll
 * the beginning of the name out of view.
 */
export const link = style(
  inLayer({
    display: 'inline-block',
    maxInlineSize: '100%',
    verticalAlign: 'bottom',
    selectors: { '&[data-focus-visible]': { outline: 'none' } },
  }),
)

/** Has the focus ring of the link, whose target is higher than the line. */
export const words = style(
  inLayer({
    ...oneLine,
    display: 'block',
    selectors: {
      '[data-focus-visible] > &': { ...focusRing, outlineOffset: 0, borderRadius: vars.radius.small },
    },
    '@media': { print: { whiteSpace: 'normal' } },
  }),
)

export const meta = style(
  inLayer({
    ...typeSize('xs'),
    ...oneLine,
    color: vars.color.inkMuted,
    fontWeight: vars.fontWeight.normal,
    selectors: { [compact]: { flex: '1 1 0', minInlineSize: 0 } },
    '@media': { print: { whiteSpace: 'normal' } },
    // Hide these texts in a narrow compact row, which only has room for the name. An expanded row shows the
    // texts.
    '@container': { 'results (max-width: 999.98px)': { selectors: { [compact]: { display: 'none' } } } },
  }),
)

/**
 * Marks an item that is on a list. Screen readers ignore the mark, because the row's star button gives the
 * same information.
 */
export const star = style(
  inLayer({
    display: 'inline-flex',
    marginInlineEnd: vars.space.x1,
    verticalAlign: '-1px',
    color: vars.color.accent,
  }),
)
