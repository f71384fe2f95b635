import type { ColorName, Palette, ThemeName } from '../tokens.gen'
import { color } from '../tokens.gen'
import { contrastRatio, requireHex } from './contrastRatio'
import type { Shade } from './shade'
import { toHex, toShade } from './shade'
import { leastContrast, textPairs } from './textPairs'

const accentNames = ['accent', 'accentHover', 'accentPressed', 'accentSoft', 'onAccent'] as const

/**
 * The colours that are derived from an accent (the colour of buttons and links). All other colours of a theme
 * stay the same.
 */
export type AccentColors = Pick<Palette, (typeof accentNames)[number]>

/** The colours derived from an accent, for every theme. */
export type ThemeColors = Record<ThemeName, AccentColors>

/** A pair of colours with too little contrast for a text or a graphic. */
export interface ContrastFailure {
  theme: ThemeName
  text: ColorName
  ground: ColorName
  /** The WCAG contrast ratio of the pair. It is less than the required ratio `least`. */
  ratio: number
  least: number
}

/**
 * The result of `createTheme`. For an accepted accent, `colors` contains the colours of all themes. For a
 * refused accent, `failures` contains the reasons, and `nearest` is the nearest darker accent that is
 * accepted.
 */
export type CreatedTheme =
  | { isAccepted: true; colors: ThemeColors }
  | { isAccepted: false; failures: ContrastFailure[]; nearest: string }

/**
 * For each derived colour, its lightness and the factor for its chroma. The factor is multiplied by the
 * chroma (the strength) of the accent.
 */
type Recipe = Record<keyof AccentColors, [lightness: number, chroma: number]>

const darkRecipe: Recipe = {
  accent: [0.78, 1.35],
  accentHover: [0.83, 1.16],
  accentPressed: [0.876, 0.95],
  accentSoft: [0.303, 0.52],
  onAccent: [0.235, 0.52],
}

const lightContrastRecipe: Recipe = {
  accent: [0.31, 0.72],
  accentHover: [0.367, 0.87],
  accentPressed: [0.313, 0.72],
  accentSoft: [0.937, 0.23],
  onAccent: [1, 0],
}

/**
 * The maximum chroma (the strength of a colour) of a derived colour. Text in a very strong colour is tiring
 * to read.
 */
const maxChroma = 0.14

function mix(recipe: Recipe, seed: Shade): AccentColors {
  const shade = (name: keyof AccentColors): string => {
    const [lightness, chroma] = recipe[name]
    return toHex({ lightness, chroma: Math.min(maxChroma, seed.chroma * chroma), hue: seed.hue })
  }
  return {
    accent: shade('accent'),
    accentHover: shade('accentHover'),
    accentPressed: shade('accentPressed'),
    accentSoft: shade('accentSoft'),
    onAccent: shade('onAccent'),
  }
}

/**
 * Returns the colours of the light theme. The accent is unchanged, becomes darker on hover, and is darkest
 * while it is pressed. A very dark accent becomes lighter instead, because users would not notice an even
 * darker colour.
 */
function lightColors(accent: string, seed: Shade): AccentColors {
  const towards = seed.lightness < 0.25 ? [0.13, 0.19] : [-0.12 * seed.lightness, -0.25 * seed.lightness]
  const [accentHover = accent, accentPressed = accent] = towards.map((step) =>
    toHex({ ...seed, lightness: seed.lightness + step }),
  )
  const { accentSoft, onAccent } = mix(lightContrastRecipe, seed)
  return { accent, accentHover, accentPressed, accentSoft, onAccent }
}

function colorsOf(accent: string): ThemeColors {
  const seed = toShade(accent)
  const lightContrast = mix(lightContrastRecipe, seed)
  const darkAccent = mix(darkRecipe, seed)
  return {
    light: lightColors(accent, seed),
    dark: darkAccent,
    lightContrast,
    darkContrast: { ...darkAccent, accent: mix({ ...darkRecipe, accent: [0.89, 1.16] }, seed).accent },
    print: { ...lightContrast, accentSoft: color.print.accentSoft },
  }
}

const isAccent = (name: ColorName): boolean => accentNames.some((each) => each === name)
const accentPairs = textPairs.filter(({ text, ground }) => isAccent(text) || isAccent(ground))

function failuresIn(theme: ThemeName, accents: AccentColors): ContrastFailure[] {
  const palette: Palette = { ...color[theme], ...accents }
  return accentPairs.flatMap((pair) => {
    const { text, ground } = pair
    const least = leastContrast(pair, theme)
    const ratio = contrastRatio(palette[text], palette[ground])
    return ratio < least ? [{ theme, text, ground, ratio, least }] : []
  })
}

function darken(accent: string): string {
  const seed = toShade(accent)
  for (let { lightness } = seed; lightness > 0; lightness -= 0.005) {
    const darker = toHex({ ...seed, lightness })
    if (failuresIn('light', lightColors(darker, toShade(darker))).length === 0) return darker
  }
  return '#000000'
}

/**
 * Creates the colours of all themes from one accent of the form `#rrggbb`.
 *
 * The light theme uses the accent unchanged, and the other themes use its hue with another lightness. An
 * accent is refused if any pair of `textPairs` would have too little contrast.
 *
 * @throws if the accent has another form.
 * @example
 * const theme = createTheme('#7a1fa2')
 * if (theme.isAccepted) style.textContent = themeStylesheet(theme.colors)
 */
export function createTheme(accent: string): CreatedTheme {
  requireHex(accent)
  const colors = colorsOf(accent)
  const failures = (Object.keys(colors) as ThemeName[]).flatMap((theme) => failuresIn(theme, colors[theme]))
  return failures.length === 0
    ? { isAccepted: true, colors }
    : { isAccepted: false, failures, nearest: darken(accent) }
}
