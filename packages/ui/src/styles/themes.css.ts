import { assignVars, globalStyle } from '@vanilla-extract/css'
import { layers } from './layers.css'
import type { Palette } from './palettes'
import { palettes } from './palettes'
import { coarseSize, fineSize, fontSize, fontWeight, lineHeight, motion, radius, space } from './scales'
import { vars } from './vars.css'

/** Maps the tokens to the system colours of forced-colors mode. */
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

const paper: Palette = {
  ...palettes.lightContrast,
  sunken: '#ffffff',
  line: '#9aa29c',
  shadow: 'transparent',
  accentSoft: '#ffffff',
}

const colors = (palette: Palette) => assignVars(vars.color, palette)
const followsSystem = ':root:not([data-theme])'

globalStyle(':root', {
  '@layer': {
    [layers.theme]: {
      colorScheme: 'light',
      vars: {
        ...colors(palettes.light),
        ...assignVars(vars.space, space),
        ...assignVars(vars.fontSize, fontSize),
        ...assignVars(vars.lineHeight, lineHeight),
        ...assignVars(vars.fontWeight, fontWeight),
        ...assignVars(vars.radius, radius),
        ...assignVars(vars.motion, motion),
        ...assignVars(vars.size, fineSize),
        [vars.font.text]: "'Inter Variable', 'Inter', 'Liberation Sans', 'Helvetica Neue', Arial, sans-serif",
        [vars.sticky.top]: '0px',
      },
      '@media': {
        '(prefers-contrast: more)': { vars: colors(palettes.lightContrast) },
        '(pointer: coarse)': { vars: assignVars(vars.size, coarseSize) },
        '(prefers-reduced-motion: reduce)': {
          vars: { [vars.motion.quick]: '0ms', [vars.motion.calm]: '0ms' },
        },
      },
    },
  },
})

globalStyle(followsSystem, {
  '@layer': {
    [layers.theme]: {
      '@media': {
        '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: colors(palettes.dark) },
        '(prefers-color-scheme: dark) and (prefers-contrast: more)': { vars: colors(palettes.darkContrast) },
      },
    },
  },
})

globalStyle('[data-theme="dark"]', {
  '@layer': {
    [layers.theme]: {
      colorScheme: 'dark',
      vars: colors(palettes.dark),
      '@media': { '(prefers-contrast: more)': { vars: colors(palettes.darkContrast) } },
    },
  },
})

globalStyle('[data-theme="light"]', {
  '@layer': {
    [layers.theme]: {
      colorScheme: 'light',
      vars: colors(palettes.light),
      '@media': { '(prefers-contrast: more)': { vars: colors(palettes.lightContrast) } },
    },
  },
})

// The doubled selector overrides every theme above: user preferences and print come first.
globalStyle(':root:root, :root[data-theme]', {
  '@layer': {
    [layers.theme]: {
      '@media': {
        '(forced-colors: active)': { vars: colors(forced) },
        print: { colorScheme: 'light', vars: colors(paper) },
      },
    },
  },
})
