import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

const wide = '(min-width: 600px)'

export const frame = style(inLayer({ containerType: 'inline-size' }), 'frame')

export const timeline = style(
  inLayer({
    display: 'grid',
    // Let steps of equal width fill the timeline. A long word makes only its own step wider.
    '@container': { [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(min-content, 1fr)' } },
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
    '@container': {
      [wide]: {
        minBlockSize: 0,
        paddingInline: `0 ${vars.space.x2}`,
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
      },
    },
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
    '@container': { [wide]: { insetInlineStart: 0 } },
    '@media': { print: { printColorAdjust: 'exact' } },
  }),
  'dot',
)

export const text = style(inLayer({ display: 'grid', position: 'relative', minInlineSize: 0 }), 'text')

export const name = style(inLayer({ color: 'inherit', overflowWrap: 'break-word', hyphens: 'auto' }), 'name')
