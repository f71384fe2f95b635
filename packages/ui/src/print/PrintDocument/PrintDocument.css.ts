import { style } from '@vanilla-extract/css'
import { below } from '../../styles/breakpoints'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const sheet = style(
  inLayer({
    inlineSize: '100%',
    maxInlineSize: '210mm',
    marginInline: 'auto',
    padding: 'clamp(16px, 6vw, 18mm)',
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    '@media': {
      print: { maxInlineSize: 'none', padding: 0, border: 0, fontSize: '9.5pt', lineHeight: '13.5pt' },
    },
    selectors: {
      '& + &': {
        marginBlockStart: vars.space.x6,
        breakBefore: 'page',
        '@media': { print: { marginBlockStart: 0 } },
      },
    },
  }),
  'sheet',
)

export const head = style(
  inLayer({
    paddingBlockEnd: vars.space.x4,
    marginBlockEnd: vars.space.x5,
    borderBlockEnd: `2px solid ${vars.color.ink}`,
  }),
  'head',
)

export const brand = style(
  inLayer({
    ...typeSize('xs'),
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: vars.space.x3,
    marginBlockEnd: vars.space.x6,
    color: vars.color.inkMuted,
  }),
  'brand',
)

export const kicker = style(inLayer({ ...typeSize('xs'), color: vars.color.inkMuted }), 'kicker')

export const name = style(
  inLayer({
    ...typeSize('xxl'),
    fontWeight: vars.fontWeight.title,
    letterSpacing: '-0.02em',
    overflowWrap: 'anywhere',
    '@media': {
      [`screen and ${below('xs')}`]: typeSize('xl'),
      print: { fontSize: '20pt', lineHeight: '25pt' },
    },
  }),
  'name',
)

export const lead = style(
  inLayer({
    ...typeSize('lg'),
    marginBlockStart: vars.space.x2,
    maxInlineSize: '72ch',
    color: vars.color.inkSoft,
    whiteSpace: 'pre-line',
    '@media': { print: { fontSize: '10.5pt', lineHeight: '15pt' } },
  }),
  'lead',
)

export const warning = style(
  inLayer({
    marginBlockStart: vars.space.x3,
    padding: `${vars.space.x1half} ${vars.space.x3}`,
    border: `1px solid ${vars.color.near}`,
    borderRadius: vars.radius.small,
    color: vars.color.near,
    fontWeight: vars.fontWeight.medium,
  }),
  'warning',
)

export const section = style(
  inLayer({
    marginBlockStart: vars.space.x6,
    selectors: { '&[data-together]': { breakInside: 'avoid' } },
  }),
  'section',
)

export const title = style(
  inLayer({
    ...typeSize('lg'),
    marginBlockEnd: vars.space.x2,
    fontWeight: vars.fontWeight.title,
    letterSpacing: '-0.01em',
    breakAfter: 'avoid',
    '@media': { print: { fontSize: '12pt', lineHeight: '16pt' } },
  }),
  'title',
)

/** A text that can be split by a page break. At least three of its lines stay on each page. */
export const text = style(
  inLayer({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '80ch', orphans: 3, widows: 3 }),
  'text',
)

export const table = style(
  inLayer({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    textAlign: 'start',
    '@media': { [`screen and ${below('xs')}`]: { tableLayout: 'fixed' } },
  }),
  'table',
)

export const headCell = style(
  inLayer({
    ...typeSize('xs'),
    padding: 0,
    paddingBlock: vars.space.x1,
    paddingInlineEnd: vars.space.x3,
    borderBlockEnd: `1px solid ${vars.color.ink}`,
    color: vars.color.inkMuted,
    fontWeight: vars.fontWeight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    '@media': {
      [`screen and ${below('xs')}`]: { whiteSpace: 'normal', overflowWrap: 'anywhere', hyphens: 'auto' },
    },
  }),
  'headCell',
)

export const row = style(inLayer({ breakInside: 'avoid' }), 'row')

export const cell = style(
  inLayer({
    padding: 0,
    paddingBlock: vars.space.x1half,
    paddingInlineEnd: vars.space.x3,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      // Names and notes can hold words of any length. The words between them, such as roles, stay whole.
      '&:first-child, &:last-child': { overflowWrap: 'anywhere' },
      '&[data-first]': { fontWeight: vars.fontWeight.strong },
      '&[data-one-line]': { whiteSpace: 'nowrap' },
    },
    '@media': {
      [`screen and ${below('xs')}`]: { selectors: { '&[data-one-line]': { whiteSpace: 'normal' } } },
    },
  }),
  'cell',
)

export const images = style(
  inLayer({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.x4 }),
  'images',
)

export const figure = style(inLayer({ breakInside: 'avoid' }), 'figure')

export const image = style(
  inLayer({
    inlineSize: '100%',
    maxBlockSize: '90mm',
    objectFit: 'contain',
    // oxlint-disable-next-line spadestik/logical-properties -- CSS has no logical position of an object, so the other direction has its own rule
    objectPosition: 'left top',
    // oxlint-disable-next-line spadestik/logical-properties -- this is the rule of the other direction
    selectors: { '[dir="rtl"] &': { objectPosition: 'right top' } },
  }),
  'image',
)

export const caption = style(
  inLayer({ ...typeSize('xs'), marginBlockStart: vars.space.x1, color: vars.color.inkMuted }),
  'caption',
)
