import type { ColorName, ThemeName } from '../tokens.gen'

export interface TextPair {
  text: ColorName
  ground: ColorName
  /**
   * The required WCAG contrast ratio in the light and dark theme. It is 7 for most text and 3 for graphics.
   * It is lower than 7 for text whose hue must stay recognisable.
   */
  least: number
}

/**
 * Returns the required contrast of a text colour and its background in a theme. In print and in themes with
 * more contrast, it is at least 7 for text and 4.5 for graphics.
 */
export function leastContrast({ least }: TextPair, theme: ThemeName): number {
  if (theme === 'light' || theme === 'dark') return least
  return Math.max(least, least < 4.5 ? 4.5 : 7)
}

const grounds = ['canvas', 'surface', 'sunken', 'raised'] as const

const onGrounds = (text: ColorName, least: number): TextPair[] =>
  grounds.map((ground) => ({ text, ground, least }))

/** All pairs of text and background colours that components may use. */
export const textPairs: readonly TextPair[] = [
  ...onGrounds('ink', 12),
  ...onGrounds('inkSoft', 7),
  ...onGrounds('inkMuted', 6),
  ...onGrounds('accent', 6),
  ...onGrounds('exclude', 6),
  ...onGrounds('near', 6),
  ...onGrounds('control', 3),
  ...onGrounds('focus', 3),
  { text: 'inkSoft', ground: 'track', least: 7 },
  { text: 'ink', ground: 'thumb', least: 10 },
  { text: 'inkMuted', ground: 'thumb', least: 5.5 },
  { text: 'inkMuted', ground: 'track', least: 5.5 },
  { text: 'onAccent', ground: 'accent', least: 7 },
  { text: 'onAccent', ground: 'accentHover', least: 7 },
  { text: 'onAccent', ground: 'accentPressed', least: 7 },
  { text: 'accent', ground: 'accentSoft', least: 6 },
  { text: 'ink', ground: 'accentSoft', least: 7 },
  { text: 'include', ground: 'includeSoft', least: 6 },
  { text: 'exclude', ground: 'excludeSoft', least: 6 },
  { text: 'ink', ground: 'includeSoft', least: 7 },
  { text: 'ink', ground: 'excludeSoft', least: 7 },
  { text: 'ink', ground: 'nearSoft', least: 7 },
  { text: 'ink', ground: 'sharedSoft', least: 7 },
  { text: 'ink', ground: 'paySoft', least: 7 },
  { text: 'onExclude', ground: 'exclude', least: 7 },
  { text: 'onExclude', ground: 'excludeHover', least: 7 },
  { text: 'near', ground: 'nearSoft', least: 6 },
  { text: 'shared', ground: 'sharedSoft', least: 6 },
  { text: 'pay', ground: 'paySoft', least: 6 },
  { text: 'ink', ground: 'mark', least: 7 },
]
