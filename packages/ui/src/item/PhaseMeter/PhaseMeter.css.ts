import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const meter = style(
  inLayer({
    display: 'inline-flex',
    gap: vars.space.x1,
    minInlineSize: 0,
    selectors: {
      '&[data-placement="below"]': { flexDirection: 'column' },
      '&[data-placement="beside"]': { alignItems: 'center', columnGap: vars.space.x2, flexWrap: 'wrap' },
    },
  }),
  'meter',
)

export const bars = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3px',
    minBlockSize: '12px',
    maxInlineSize: '100%',
  }),
  'bars',
)

export const bar = style(
  inLayer({
    // In a narrow column the bars shrink to fit on one line.
    flex: '0 1 14px',
    minInlineSize: '5px',
    inlineSize: '14px',
    blockSize: '4px',
    borderRadius: '2px',
    background: vars.color.lineStrong,
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-state="earlier"]': { background: vars.color.accent },
      '&[data-state="current"]': { background: vars.color.accent, blockSize: '7px', borderRadius: '2.5px' },
    },
    '@media': {
      print: { printColorAdjust: 'exact' },
      // With high contrast, make the bars of later phases hollow. Otherwise their colour would look like the
      // colour of earlier phases.
      '(prefers-contrast: more), (forced-colors: active)': {
        selectors: {
          '&[data-state="later"]': {
            background: 'transparent',
            boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
          },
        },
      },
    },
  }),
  'bar',
)

export const name = style(inLayer({ ...typeSize('xs'), color: vars.color.inkSoft }), 'name')
