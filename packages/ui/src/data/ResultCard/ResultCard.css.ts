import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const card = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    overflow: 'clip',
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    transition: `border-color ${vars.motion.quick} ${vars.motion.curve}`,
    selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
    '@media': { print: { breakInside: 'avoid' } },
  }),
  'card',
)

export const image = style(
  inLayer({ aspectRatio: '3 / 1', background: vars.color.sunken, overflow: 'clip' }),
  'image',
)

export const text = style(
  inLayer({
    position: 'relative',
    display: 'grid',
    gap: vars.space.x1,
    padding: `${vars.space.x3} 14px 0`,
    flex: '1 1 auto',
    alignContent: 'start',
  }),
  'text',
)

/** The title of the card. It leaves room for the checkbox in the corner, if there is a checkbox. */
export const title = style(
  inLayer({
    overflowWrap: 'anywhere',
    selectors: { '&:has(+ [data-select])': { paddingInlineEnd: vars.space.x5 } },
    '@media': {
      '(pointer: coarse)': { selectors: { '&:has(+ [data-select])': { paddingInlineEnd: '34px' } } },
    },
  }),
  'title',
)

export const select = style(
  inLayer({
    position: 'absolute',
    insetBlockStart: vars.space.x2,
    insetInlineEnd: vars.space.x2,
    '@media': { '(pointer: coarse)': { insetBlockStart: 0, insetInlineEnd: 0 } },
  }),
  'select',
)

export const meta = style(
  inLayer({
    ...typeSize('xs'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.x1} ${vars.space.x2}`,
    color: vars.color.inkMuted,
  }),
  'meta',
)

export const facts = style(
  inLayer({
    ...typeSize('xs'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.x1} ${vars.space.x4}`,
    marginBlockStart: vars.space.x1,
    color: vars.color.inkSoft,
  }),
  'facts',
)

export const tags = style(inLayer({ marginBlockStart: vars.space.x1 }), 'tags')

export const details = style(
  inLayer({
    margin: `${vars.space.x3} 14px 0`,
    paddingBlockStart: vars.space.x3,
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
  'details',
)

export const foot = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.hair,
    paddingBlock: vars.space.x1half,
    paddingInline: `14px ${vars.space.x2}`,
  }),
  'foot',
)

// The deadline, beside the actions. If both do not fit on one line, the actions move to the next line.
export const deadline = style(
  inLayer({ flex: '1 0 auto', maxInlineSize: '100%', selectors: { '&:empty': { display: 'none' } } }),
  'deadline',
)

export const end = style(
  inLayer({ display: 'flex', alignItems: 'center', gap: vars.space.hair, marginInlineStart: 'auto' }),
  'end',
)

export const expander = style(
  inLayer({ display: 'inline-flex', selectors: { '&[data-expanded]': { transform: 'rotate(180deg)' } } }),
  'expander',
)
