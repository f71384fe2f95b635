import type { StyleRule } from '@vanilla-extract/css'
import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

type ContainerRule = NonNullable<NonNullable<StyleRule['@container']>[string]>

/** A rule for a timeline with room for its phases side by side. Many phases need more of it. */
const whenWide = (rule: ContainerRule) => ({
  'few (min-width: 600px)': rule,
  'many (min-width: 760px)': rule,
})

/** The number of phases, which a style attribute sets. */
export const phaseCount = '--spadestik-phase-count'

export const frame = style(
  inLayer({
    containerType: 'inline-size',
    containerName: 'few',
    selectors: { '&[data-many]': { containerName: 'many' } },
  }),
  'frame',
)

export const timeline = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Let steps of equal width fill the timeline. A long word makes only its own step wider.
    '@container': whenWide({
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(min-content, 1fr)',
    }),
  }),
  'timeline',
)

export const phase = style(
  inLayer({
    ...typeSize('xs'),
    position: 'relative',
    minBlockSize: '44px',
    paddingInlineStart: '32px',
    paddingBlockEnd: vars.space.x3,
    color: vars.color.inkMuted,
    selectors: {
      // The line from the dot of this phase to the next dot.
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: '10px -10px',
        insetInlineStart: '9px',
        borderInlineStart: `2px solid ${vars.color.accent}`,
      },
      '&:not(:last-child):not([data-state="earlier"])::before': {
        borderInlineStart: `2px dashed ${vars.color.lineStrong}`,
      },
      '&[data-state="current"]': { color: vars.color.ink, fontWeight: vars.fontWeight.strong },
    },
    '@container': whenWide({
      minBlockSize: 0,
      paddingInline: `0 ${vars.space.x3}`,
      paddingBlock: '30px 0',
      selectors: {
        // The line after the last phase, if that phase is in the future. The line goes from the dot to the
        // end of the column.
        '&[data-state="later"]:last-child::before': {
          content: '',
          position: 'absolute',
          insetBlock: '9px auto',
          insetInline: '10px 0',
          borderBlockStart: `2px dashed ${vars.color.lineStrong}`,
        },
        '&:not(:last-child)::before': {
          insetBlock: '9px auto',
          insetInline: '10px -10px',
          borderInlineStart: 0,
          borderBlockStart: `2px solid ${vars.color.accent}`,
        },
        '&:not(:last-child):not([data-state="earlier"])::before': {
          borderInlineStart: 0,
          borderBlockStart: `2px dashed ${vars.color.lineStrong}`,
        },
      },
    }),
  }),
  'phase',
)

export const dot = style(
  inLayer({
    position: 'absolute',
    insetInlineStart: '3px',
    insetBlockStart: '3px',
    inlineSize: '14px',
    blockSize: '14px',
    borderRadius: vars.radius.round,
    background: vars.color.canvas,
    forcedColorAdjust: 'none',
    selectors: {
      '[data-state="earlier"] > &': { background: vars.color.accent },
      '[data-state="current"] > &': {
        insetInlineStart: '0',
        insetBlockStart: '0',
        inlineSize: '20px',
        blockSize: '20px',
        border: `5px solid ${vars.color.accent}`,
        background: vars.color.surface,
      },
      '[data-state="later"] > &': { border: `2px dashed ${vars.color.control}` },
    },
    '@container': whenWide({ insetInlineStart: 0 }),
    '@media': { print: { printColorAdjust: 'exact' } },
  }),
  'dot',
)

export const text = style(
  inLayer({
    display: 'block',
    position: 'relative',
    // A step is wider than its share of the timeline only for a long word, and only by a third. Longer words
    // break, or they would make the page scroll sideways.
    '@container': whenWide({ maxInlineSize: `calc(135cqi / var(${phaseCount}) - ${vars.space.x2})` }),
  }),
  'text',
)

export const date = style(inLayer({ display: 'block' }), 'date')

export const name = style(
  inLayer({ display: 'block', color: 'inherit', overflowWrap: 'break-word', hyphens: 'auto' }),
  'name',
)
