import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config, Resolver, TokenNormalized } from '@terrazzo/parser'
import { RECOMMENDED_CONFIG, defineConfig, parse } from '@terrazzo/parser'

export const tokenFolder = resolve(import.meta.dirname, '../../tokens')

/**
 * A condition that changes the values of design tokens, such as the theme. `contexts` are its possible
 * values, such as `light` and `dark`.
 */
interface Modifier {
  name: string
  contexts: string[]
  /** The top-level token groups whose values the condition changes, such as `color`. */
  groups: Set<string>
}

/** All design tokens in the order of the source files, and the conditions that change their values. */
export interface TokenSource {
  modifiers: Modifier[]
  /**
   * Returns the tokens for the given conditions, such as `{ theme: 'dark' }`. Other conditions have their
   * default values.
   */
  tokensFor: (contexts: Record<string, string>) => TokenNormalized[]
}

const lineOf = ({ source }: TokenNormalized): number => source.node.loc.start.line

const rules: Config['lint'] = {
  rules: { ...RECOMMENDED_CONFIG, 'core/consistent-naming': ['error', { format: 'camelCase' }] },
}

async function parseFile(path: string): Promise<Resolver> {
  const filename = pathToFileURL(path)
  const { resolver } = await parse([{ filename, src: readFileSync(path, 'utf8') }], {
    config: defineConfig({ lint: rules }, { cwd: filename }),
    req: (url) => Promise.resolve(readFileSync(url, 'utf8')),
  })
  return resolver
}

/**
 * Reads the tokens of a folder with Terrazzo, and checks them against the Design Tokens format.
 *
 * @throws with the line of the first invalid token. `tokensFor` throws if a theme has a token that
 * `tokens.json` lacks.
 */
export async function readTokens(folder: string): Promise<TokenSource> {
  // Check each file separately first. The call below checks only the files that apply by default, such as
  // those of the light theme.
  for (const name of globSync('*.json', { cwd: folder }).sort()) await parseFile(join(folder, name))
  const resolver = await parseFile(join(folder, 'tokens.resolver.json'))
  const base = Object.values(resolver.apply({})).sort((a, b) => lineOf(a) - lineOf(b))
  const modifiers = Object.entries(resolver.source.modifiers ?? {}).map(([name, { contexts }]) => ({
    name,
    contexts: Object.keys(contexts),
    groups: new Set(
      Object.values(contexts)
        .flat()
        .flatMap((group) => Object.keys(group)),
    ),
  }))
  return {
    modifiers,
    tokensFor: (contexts) => {
      const tokens = resolver.apply(contexts)
      const unknown = Object.keys(tokens).find((id) => base.every((token) => token.id !== id))
      if (unknown !== undefined) {
        throw new Error(
          `${unknown} has a value for ${JSON.stringify(contexts)} but none in tokens.json, so other themes lack it. Add it to tokens.json, or correct its name.`,
        )
      }
      return base.map((token) => tokens[token.id] ?? token)
    },
  }
}
