import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below } from '../../styles/breakpoints'
import { focusRing } from '../../styles/focusRing'
import { inLayer } from '../../styles/inLayer'
import { oneLine, typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'
import { control } from '../../styles/control.css'

const pressed = {
  cursor: 'pointer',
  selectors: { '&[data-pressed], [data-open] > &': { background: vars.color.sunken } },
}

const triggerBase = style({}, 'trigger')

export const trigger = styleVariants({
  field: [triggerBase, control, inLayer({ ...pressed, textAlign: 'start' })],
  compact: [
    triggerBase,
    control,
    inLayer({
      ...pressed,
      inlineSize: 'auto',
      alignSelf: 'flex-start',
      textAlign: 'start',
      borderColor: vars.color.lineStrong,
      fontWeight: vars.fontWeight.medium,
    }),
  ],
  quiet: [
    triggerBase,
    inLayer({
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.x1half,
      minBlockSize: vars.size.control,
      paddingInline: '10px',
      border: 0,
      borderRadius: vars.radius.medium,
      background: 'transparent',
      color: vars.color.inkSoft,
      fontWeight: vars.fontWeight.medium,
      cursor: 'pointer',
      selectors: {
        '&[data-hovered], [data-open] > &': { background: vars.color.sunken, color: vars.color.ink },
        '&[data-focus-visible]': focusRing,
      },
    }),
  ],
  inline: [
    triggerBase,
    inLayer({
      ...typeSize('xs'),
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.x1,
      minBlockSize: '28px',
      paddingInline: vars.space.x1half,
      marginInlineEnd: '-4px',
      border: 0,
      borderRadius: vars.radius.small,
      background: 'transparent',
      color: vars.color.inkMuted,
      cursor: 'pointer',
      selectors: {
        '&[data-hovered]': { background: vars.color.sunken, color: vars.color.ink },
        '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}` },
        '&[data-disabled]': { cursor: 'not-allowed' },
      },
      '@media': { '(pointer: coarse)': { minBlockSize: vars.size.target } },
    }),
  ],
})

export const value = style(
  inLayer({
    ...oneLine,
    flex: '1 1 auto',
    minInlineSize: 0,
    selectors: {
      '&[data-placeholder]': { color: vars.color.inkMuted },
    },
    '@media': {
      // Show only the icon of a select in a toolbar on phones. Screen readers still announce the value.
      [below('sm')]: {
        selectors: { '&[data-has-sign]': { position: 'absolute', clipPath: 'inset(50%)' } },
      },
    },
  }),
  'value',
)

export const list = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    // Show eight and a half options, because half an option shows that more follow. Do not use React Aria's
    // `maxHeight`: the list would then not open upwards if there is no room below.
    maxBlockSize: '320px',
  }),
  'list',
)

globalStyle(`${list} > *`, inLayer({ position: 'relative', minBlockSize: 0, overflowY: 'auto' }))

export const tick = style(
  inLayer({ inlineSize: '16px', flex: 'none', color: vars.color.accent, display: 'inline-flex' }),
  'tick',
)
