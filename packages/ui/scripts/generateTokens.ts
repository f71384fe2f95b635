import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { readTokens, tokenFolder } from './tokens/readTokens'
import { writeFigma } from './tokens/writeFigma'
import { writeTypeScript } from './tokens/writeTypeScript'

/**
 * Generates the constants for the styles and the variables for Figma from the design tokens.
 *
 * `--check` writes nothing and fails if a file is out of date.
 */
const source = await readTokens(tokenFolder)
const styles = resolve(import.meta.dirname, '../src/styles/tokens.gen.ts')
const figma = Object.entries(writeFigma(source)).map(
  ([name, text]) => [join(tokenFolder, name), text] as const,
)

for (const [path, text] of [[styles, writeTypeScript(source)] as const, ...figma]) {
  const name = relative(resolve(import.meta.dirname, '../../..'), path)
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(`${name} written`)
  } else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    console.error(
      `${name} is out of date, so components or Figma would show other values than packages/ui/tokens. Run pnpm --filter @spadestik/ui tokens.`,
    )
    process.exitCode = 1
  }
}
