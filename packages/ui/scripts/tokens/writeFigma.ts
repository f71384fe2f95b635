import type { TokenNormalized } from '@terrazzo/parser'
import type { TokenSource } from './readTokens'

interface FigmaVariable {
  $type: 'color' | 'number'
  $value: unknown
  $description?: string
  $extensions?: { 'com.figma.scopes': string[] }
}

const scopes: Record<string, string> = {
  space: 'GAP',
  radius: 'CORNER_RADIUS',
  size: 'WIDTH_HEIGHT',
  breakpoint: 'WIDTH_HEIGHT',
  fontSize: 'FONT_SIZE',
  lineHeight: 'LINE_HEIGHT',
  fontWeight: 'FONT_WEIGHT',
}

/** Returns a token as a Figma variable, or null if Figma has no variable of its type. */
function variableOf(token: TokenNormalized): FigmaVariable | null {
  const common = token.$description === undefined ? {} : { $description: token.$description }
  const scope = scopes[token.id.slice(0, token.id.indexOf('.'))]
  const number = (value: number): FigmaVariable => ({
    $type: 'number',
    $value: value,
    ...common,
    ...(scope === undefined ? {} : { $extensions: { 'com.figma.scopes': [scope] } }),
  })
  switch (token.$type) {
    case 'color':
      return { $type: 'color', $value: token.$value, ...common }
    case 'dimension':
      // Figma has no rem, so convert the value to px. Browsers use 16 px for 1 rem by default.
      return number(token.$value.unit === 'rem' ? token.$value.value * 16 : token.$value.value)
    case 'fontWeight':
      return typeof token.$value === 'number' ? number(token.$value) : null
    default:
      return null
  }
}

/**
 * Returns the file for one mode of the Figma variables, such as the dark theme, with the token groups that
 * `isIncluded` accepts.
 */
function mode(name: string, tokens: TokenNormalized[], isIncluded: (group: string) => boolean): string {
  const groups: Record<string, Record<string, FigmaVariable>> = {}
  for (const token of tokens) {
    const [group = '', variable = ''] = token.id.split('.')
    const value = isIncluded(group) ? variableOf(token) : null
    if (value !== null) groups[group] = { ...groups[group], [variable]: value }
  }
  return `${JSON.stringify({ ...groups, $extensions: { 'com.figma.modeName': name } }, null, 2)}\n`
}

const isColor = (group: string): boolean => group === 'color'

/**
 * Returns the files that Figma imports as variables: colours for each theme, and numbers for each kind of
 * pointer (fine, such as a mouse, or coarse, such as a finger).
 */
export function writeFigma({ modifiers, tokensFor }: TokenSource): Record<string, string> {
  const contextsOf = (modifier: string): string[] =>
    modifiers.find(({ name }) => name === modifier)?.contexts ?? []
  return Object.fromEntries([
    ...contextsOf('theme').map((theme) => [
      `figma/colors/${theme}.tokens.json`,
      mode(theme, tokensFor({ theme }), isColor),
    ]),
    ...contextsOf('pointer').map((pointer) => [
      `figma/numbers/${pointer}.tokens.json`,
      mode(pointer, tokensFor({ pointer }), (group) => !isColor(group)),
    ]),
  ])
}
