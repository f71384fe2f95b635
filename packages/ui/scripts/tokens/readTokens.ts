import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config, Resolver, TokenNormalized } from '@terrazzo/parser'
import { RECOMMENDED_CONFIG, defineConfig, parse } from '@terrazzo/parser'

/** The folder of the token files. */
export const tokenFolder = resolve(import.meta.dirname, '../../tokens')

/** The values of a modifier, such as light and dark, and the one that applies without a choice. */
interface Modifier {
  name: string
  contexts: string[]
  /** The groups whose tokens it changes. */
  groups: Set<string>
}

/** All tokens in the order of the source, and the modifiers that change their values. */
export interface TokenSource {
  modifiers: Modifier[]
  /** Returns the tokens for the given contexts, and for the default of every other modifier. */
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
 * Reads the tokens of a folder with Terrazzo, which also checks them against the format.
 *
 * @throws with the line of the first token that is not in the format. `tokensFor` throws if a theme has a
 * token that `tokens.json` lacks.
 */
export async function readTokens(folder: string): Promise<TokenSource> {
  // Of a resolver, Terrazzo checks the default values only, so each file is checked by itself.
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
