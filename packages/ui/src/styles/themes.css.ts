import { assignVars, globalStyle } from '@vanilla-extract/css'
import { layers } from './layers.css'
import { rootFirst, themeRules } from './themeRules'
import type { Palette } from './tokens.gen'
import { color, font, fontSize, fontWeight, lineHeight, motion, radius, size, space } from './tokens.gen'
import { vars } from './vars.css'

/** The system colours that replace the theme in forced-colours mode. */
const forced: Palette = {
  canvas: 'Canvas',
  surface: 'Canvas',
  sunken: 'Canvas',
  raised: 'Canvas',
  track: 'Canvas',
  thumb: 'Canvas',
  line: 'CanvasText',
  lineStrong: 'CanvasText',
  control: 'ButtonText',
  ink: 'CanvasText',
  inkSoft: 'CanvasText',
  inkMuted: 'CanvasText',
  accent: 'Highlight',
  accentHover: 'Highlight',
  accentPressed: 'Highlight',
  accentSoft: 'Canvas',
  onAccent: 'HighlightText',
  include: 'CanvasText',
  includeSoft: 'Canvas',
  exclude: 'CanvasText',
  excludeHover: 'CanvasText',
  excludeSoft: 'Canvas',
  onExclude: 'Canvas',
  near: 'CanvasText',
  nearSoft: 'Canvas',
  shared: 'CanvasText',
  sharedSoft: 'Canvas',
  pay: 'CanvasText',
  paySoft: 'Canvas',
  mark: 'Mark',
  focus: 'Highlight',
  backdrop: 'rgb(0 0 0 / 60%)',
  shadow: 'transparent',
}

globalStyle(':root', {
  '@layer': {
    [layers.theme]: {
      vars: {
        ...assignVars(vars.space, space),
        ...assignVars(vars.fontSize, fontSize),
        ...assignVars(vars.lineHeight, lineHeight),
        ...assignVars(vars.fontWeight, fontWeight),
        ...assignVars(vars.radius, radius),
        ...assignVars(vars.motion, motion.full),
        ...assignVars(vars.size, size.fine),
        ...assignVars(vars.font, font),
        [vars.sticky.top]: '0px',
        [vars.header.height]: '56px',
        [vars.text.direction]: '1',
      },
      '@media': {
        '(pointer: coarse)': { vars: assignVars(vars.size, size.coarse) },
        '(prefers-reduced-motion: reduce)': { vars: assignVars(vars.motion, motion.reduced) },
      },
    },
  },
})

globalStyle('[dir="rtl"]', { '@layer': { [layers.theme]: { vars: { [vars.text.direction]: '-1' } } } })
globalStyle('[dir="ltr"]', { '@layer': { [layers.theme]: { vars: { [vars.text.direction]: '1' } } } })

for (const { selector, media, theme } of themeRules) {
  const rule = {
    colorScheme: theme.startsWith('dark') ? 'dark' : 'light',
    vars: assignVars(vars.color, color[theme]),
  }
  globalStyle(selector, {
    '@layer': { [layers.theme]: media === undefined ? rule : { '@media': { [media]: rule } } },
  })
}

globalStyle(rootFirst, {
  '@layer': {
    [layers.theme]: { '@media': { '(forced-colors: active)': { vars: assignVars(vars.color, forced) } } },
  },
})
