// Written by `pnpm --filter @spadestik/ui tokens` from packages/ui/tokens.

/** Neutral surfaces, one accent, and a hue for each meaning. Components use these names only; a theme sets the values. */
export const color = {
  light: {
    canvas: "#f6f7f4",
    surface: "#ffffff",
    sunken: "#eef1ec",
    raised: "#ffffff",
    track: "#e9ede7",
    thumb: "#ffffff",
    line: "#dfe4dc",
    lineStrong: "#b8c1b5",
    control: "#7f8a82",
    ink: "#131d17",
    inkSoft: "#3d4941",
    inkMuted: "#4f5a53",
    accent: "#0c5a4a",
    accentHover: "#0a4a3d",
    accentPressed: "#073a30",
    accentSoft: "#e0eee8",
    onAccent: "#ffffff",
    include: "#115a31",
    includeSoft: "#e2f3e8",
    exclude: "#931c34",
    excludeHover: "#7a142a",
    excludeSoft: "#fbe7ea",
    onExclude: "#ffffff",
    near: "#8a2f06",
    nearSoft: "#fdebdf",
    shared: "#2f418f",
    sharedSoft: "#e8ebfa",
    pay: "#624500",
    paySoft: "#fbf0d4",
    mark: "#fbeeba",
    focus: "#0b62d0",
    backdrop: "rgb(15 24 19 / 45%)",
    shadow: "rgb(19 29 23 / 16%)"
  },
  dark: {
    canvas: "#0e1311",
    surface: "#161d19",
    sunken: "#1e2722",
    raised: "#1c2420",
    track: "#0a0f0c",
    thumb: "#27322b",
    line: "#2a342e",
    lineStrong: "#46534b",
    control: "#6d7b72",
    ink: "#e8eeea",
    inkSoft: "#bfc9c2",
    inkMuted: "#a7b2aa",
    accent: "#68cdb6",
    accentHover: "#86dbc8",
    accentPressed: "#a2e6d8",
    accentSoft: "#17352d",
    onAccent: "#05241d",
    include: "#8edba7",
    includeSoft: "#15321f",
    exclude: "#f7a3b0",
    excludeHover: "#fbbcc6",
    excludeSoft: "#3b1820",
    onExclude: "#2b0a12",
    near: "#f8b183",
    nearSoft: "#3b2213",
    shared: "#b1bdf8",
    sharedSoft: "#202849",
    pay: "#ebc873",
    paySoft: "#332909",
    mark: "#4a3a0c",
    focus: "#7fb8ff",
    backdrop: "rgb(0 0 0 / 60%)",
    shadow: "rgb(0 0 0 / 50%)"
  },
  lightContrast: {
    canvas: "#ffffff",
    surface: "#ffffff",
    sunken: "#eef1ec",
    raised: "#ffffff",
    track: "#e9ede7",
    thumb: "#ffffff",
    line: "#6b746d",
    lineStrong: "#2b352f",
    control: "#131d17",
    ink: "#000000",
    inkSoft: "#131d17",
    inkMuted: "#26302a",
    accent: "#06392f",
    accentHover: "#0a4a3d",
    accentPressed: "#073a30",
    accentSoft: "#e0eee8",
    onAccent: "#ffffff",
    include: "#073b1e",
    includeSoft: "#e2f3e8",
    exclude: "#6d0c21",
    excludeHover: "#7a142a",
    excludeSoft: "#fbe7ea",
    onExclude: "#ffffff",
    near: "#5f1e00",
    nearSoft: "#fdebdf",
    shared: "#1b2a6b",
    sharedSoft: "#e8ebfa",
    pay: "#432f00",
    paySoft: "#fbf0d4",
    mark: "#fbeeba",
    focus: "#003f94",
    backdrop: "rgb(15 24 19 / 45%)",
    shadow: "rgb(19 29 23 / 16%)"
  },
  darkContrast: {
    canvas: "#000000",
    surface: "#000000",
    sunken: "#1e2722",
    raised: "#000000",
    track: "#000000",
    thumb: "#27322b",
    line: "#8a958d",
    lineStrong: "#c9d2cc",
    control: "#e8eeea",
    ink: "#ffffff",
    inkSoft: "#f1f5f2",
    inkMuted: "#dbe3dd",
    accent: "#9aeeda",
    accentHover: "#86dbc8",
    accentPressed: "#a2e6d8",
    accentSoft: "#17352d",
    onAccent: "#05241d",
    include: "#b5f3c8",
    includeSoft: "#15321f",
    exclude: "#ffc7d0",
    excludeHover: "#fbbcc6",
    excludeSoft: "#3b1820",
    onExclude: "#2b0a12",
    near: "#ffd0b0",
    nearSoft: "#3b2213",
    shared: "#d3dafd",
    sharedSoft: "#202849",
    pay: "#ffe09a",
    paySoft: "#332909",
    mark: "#4a3a0c",
    focus: "#a9d0ff",
    backdrop: "rgb(0 0 0 / 60%)",
    shadow: "rgb(0 0 0 / 50%)"
  },
  print: {
    canvas: "#ffffff",
    surface: "#ffffff",
    sunken: "#ffffff",
    raised: "#ffffff",
    track: "#e9ede7",
    thumb: "#ffffff",
    line: "#9aa29c",
    lineStrong: "#2b352f",
    control: "#131d17",
    ink: "#000000",
    inkSoft: "#131d17",
    inkMuted: "#26302a",
    accent: "#06392f",
    accentHover: "#0a4a3d",
    accentPressed: "#073a30",
    accentSoft: "#ffffff",
    onAccent: "#ffffff",
    include: "#073b1e",
    includeSoft: "#e2f3e8",
    exclude: "#6d0c21",
    excludeHover: "#7a142a",
    excludeSoft: "#fbe7ea",
    onExclude: "#ffffff",
    near: "#5f1e00",
    nearSoft: "#fdebdf",
    shared: "#1b2a6b",
    sharedSoft: "#e8ebfa",
    pay: "#432f00",
    paySoft: "#fbf0d4",
    mark: "#fbeeba",
    focus: "#003f94",
    backdrop: "rgb(15 24 19 / 45%)",
    shadow: "transparent"
  }
} as const

/** Distances on a grid of 4 px, except for two small ones. */
export const space = {
  hair: "2px",
  x1: "4px",
  x1half: "6px",
  x2: "8px",
  x3: "12px",
  x4: "16px",
  x5: "20px",
  x6: "24px",
  x8: "32px",
  x10: "40px",
  x12: "48px"
} as const

/** Corners. */
export const radius = {
  small: "4px",
  medium: "6px",
  large: "8px",
  round: "999px"
} as const

/** Heights of controls and rows. A coarse pointer, such as a finger, gets at least 44 px. */
export const size = {
  fine: {
    control: "36px",
    small: "30px",
    row: "40px",
    treeRow: "30px",
    target: "24px"
  },
  coarse: {
    control: "44px",
    small: "44px",
    row: "48px",
    treeRow: "44px",
    target: "44px"
  }
} as const

/** Inter, self-hosted and variable. */
export const font = {
  text: "'Inter Variable', 'Inter', 'Liberation Sans', 'Helvetica Neue', Arial, sans-serif"
} as const

/** In rem, so that the text size of the user applies. Each size has the line height of the same name. */
export const fontSize = {
  xs: "0.75rem",
  sm: "0.8125rem",
  md: "0.875rem",
  lg: "1rem",
  xl: "1.25rem",
  xxl: "1.75rem"
} as const

/** The line heights of the six font sizes. */
export const lineHeight = {
  xs: "1rem",
  sm: "1.25rem",
  md: "1.25rem",
  lg: "1.5rem",
  xl: "1.75rem",
  xxl: "2.25rem"
} as const

/** Weights of the variable font. */
export const fontWeight = {
  normal: "420",
  medium: "520",
  strong: "600",
  title: "660"
} as const

/** Prefer thin lines to shadows: only what floats above the page has one. */
export const shadow = {
  bar: "0 4px 12px var(--spadestik-color-shadow)",
  floating: "0 8px 24px var(--spadestik-color-shadow), 0 1px 2px var(--spadestik-color-shadow)",
  side: "0 0 32px var(--spadestik-color-shadow)",
  dialog: "0 16px 48px var(--spadestik-color-shadow)"
} as const

/** Under reduced motion the durations are zero. */
export const motion = {
  full: {
    quick: "90ms",
    calm: "180ms",
    curve: "cubic-bezier(0.2, 0, 0, 1)"
  },
  reduced: {
    quick: "0ms",
    calm: "0ms",
    curve: "cubic-bezier(0.2, 0, 0, 1)"
  }
} as const

/** The widths from which a wider layout applies. */
export const breakpoint = {
  xs: 540,
  sm: 720,
  tablet: 768,
  md: 960,
  iconBar: 992,
  lg: 1140,
  xl: 1400,
  xxl: 1650
} as const

/** The name of a colour. Every theme has a value for each. */
export type ColorName = keyof typeof color.light

/** A theme of the screen, or print. */
export type ThemeName = keyof typeof color

/** The colours of one theme. */
export type Palette = Record<ColorName, string>
