import type { TokenNormalized } from '@terrazzo/parser'
import { cssValue } from './cssValue'
import type { TokenSource } from './readTokens'

type Values = Record<string, string | number>

const groupOf = (id: string): string => id.slice(0, id.indexOf('.'))
const nameOf = (id: string): string => id.slice(id.indexOf('.') + 1)

/**
 * Returns the value of a design token. A breakpoint is a number in px, because code compares it with the
 * window width.
 */
function valueOf(token: TokenNormalized): string | number {
  const isNumber = token.$type === 'dimension' && groupOf(token.id) === 'breakpoint'
  return isNumber ? token.$value.value : cssValue(token)
}

function valuesOf(group: string, tokens: TokenNormalized[]): Values {
  return Object.fromEntries(
    tokens.filter(({ id }) => groupOf(id) === group).map((token) => [nameOf(token.id), valueOf(token)]),
  )
}

/**
 * Returns the values of a token group, such as `color`. If a condition such as the theme changes them, there
 * is one set of values for each case, such as light and dark.
 */
function valuesByContext(
  group: string,
  { modifiers, tokensFor }: TokenSource,
): Values | Record<string, Values> {
  const modifier = modifiers.find((each) => each.groups.has(group))
  if (modifier === undefined) return valuesOf(group, tokensFor({}))
  return Object.fromEntries(
    modifier.contexts.map((context) => [context, valuesOf(group, tokensFor({ [modifier.name]: context }))]),
  )
}

/**
 * Returns a TypeScript module with one constant for each token group, such as `color`. If the theme changes
 * the values of a group, its constant has one object per theme.
 */
export function writeTypeScript(source: TokenSource): string {
  const tokens = source.tokensFor({})
  const constants = [...new Set(tokens.map(({ id }) => groupOf(id)))].map((group) => {
    const { $description } = tokens.find(({ id }) => groupOf(id) === group)?.group ?? {}
    const values = JSON.stringify(valuesByContext(group, source), null, 2).replaceAll(/"(\w+)":/g, '$1:')
    return `/** ${$description} */\nexport const ${group} = ${values} as const\n`
  })
  return [
    '// Written by `pnpm --filter @spadestik/ui tokens` from packages/ui/tokens.\n',
    ...constants,
    '/** The name of a colour. Every theme has a value for each. */',
    'export type ColorName = keyof typeof color.light\n',
    '/** A theme of the screen, or print. */',
    'export type ThemeName = keyof typeof color\n',
    '/** The colours of one theme. */',
    'export type Palette = Record<ColorName, string>\n',
  ].join('\n')
}
