import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { packageFolder } from './build/packageFolders'

const peers = ['react', 'react-dom', 'react-intl', 'react-aria-components']

/** The peers that every app with React has anyway. */
export const reactAlone = ['react', 'react-dom']

/**
 * Returns the size of each component of the built `ui` in bytes, minified and gzipped. The size includes
 * dependencies, but not the packages in `external`, which by default are the peer dependencies.
 */
export async function measureSizes(external: readonly string[] = peers): Promise<Record<string, number>> {
  const doors = join(packageFolder('ui'), 'dist/exports')
  const { outputFiles } = await build({
    entryPoints: readdirSync(doors)
      .filter((file) => /^[A-Z].*\.js$/.test(file))
      .map((file) => join(doors, file)),
    outdir: 'measured',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    external: external.flatMap((name) => [name, `${name}/*`]),
  })
  return Object.fromEntries(
    outputFiles.map(({ path, contents }) => [basename(path, '.js'), gzipSync(contents, { level: 9 }).length]),
  )
}
