import tokens from '../../tokens/tokens.json'
import * as constants from '../../src/styles/tokens.gen'

type Values = Readonly<Record<string, string | number>>

/**
 * A design token with its values. If the value depends on a context, such as the dark theme, there is one
 * value for each `context`. Otherwise there is one value with an empty `context`.
 */
export interface ShownToken {
  readonly name: string
  readonly description: string
  readonly values: readonly (readonly [context: string, value: string])[]
}

export interface ShownGroup {
  readonly name: string
  readonly description: string
  readonly tokens: readonly ShownToken[]
}

const groupsOfValues: Readonly<Record<string, Values | Readonly<Record<string, Values>>>> = constants

function valuesOf(group: string, token: string): ShownToken['values'] {
  return Object.entries(groupsOfValues[group] ?? {}).flatMap(([key, value]) => {
    if (typeof value === 'object') return [[key, String(value[token])] as const]
    return key === token ? [['', String(value)] as const] : []
  })
}

const descriptionOf = (node: object): string =>
  '$description' in node && typeof node.$description === 'string' ? node.$description : ''

const isGroup = (node: unknown): node is object => typeof node === 'object' && node !== null

export const tokenGroups: readonly ShownGroup[] = Object.entries(tokens).flatMap(([name, group]) =>
  isGroup(group)
    ? [
        {
          name,
          description: descriptionOf(group),
          tokens: Object.entries(group).flatMap(([key, token]: [string, unknown]) =>
            isGroup(token)
              ? [{ name: key, description: descriptionOf(token), values: valuesOf(name, key) }]
              : [],
          ),
        },
      ]
    : [],
)
