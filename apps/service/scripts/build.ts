import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { wordLanguages } from '../src/words/letters/wordLanguages'
import { build } from 'esbuild'

const folder = join(dirname(fileURLToPath(import.meta.url)), '..')
const outdir = join(folder, 'dist')
const shared = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  sourcemap: true,
  logLevel: 'warning',
  outdir,
} as const

rmSync(outdir, { recursive: true, force: true })
await build({
  ...shared,
  entryPoints: {
    main: join(folder, 'src/main.ts'),
    admin: join(folder, 'scripts/admin.ts'),
    migrate: join(folder, 'scripts/migrate.ts'),
  },
  // Packages of this workspace are bundled from source. All others are loaded from node_modules at run time.
  plugins: [
    {
      name: 'own-packages',
      setup: ({ onResolve }) =>
        onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@spadestik/') ? null : { path, external: true },
        ),
    },
  ],
})
await build({
  ...shared,
  entryPoints: [join(folder, 'src/storage/pglite/pgliteWorker.ts')],
  packages: 'external',
})
copyFileSync(join(folder, 'src/words/synonyms/synonyms.tsv'), join(outdir, 'synonyms.tsv'))
for (const language of wordLanguages) {
  copyFileSync(join(folder, `src/words/lexicon/${language}.txt`), join(outdir, `${language}.txt`))
}
copyFileSync(join(folder, 'src/storage/migrations/earlier/baseline.sql'), join(outdir, 'baseline.sql'))
const docsPage = join(folder, '../../docs/api.html')
copyFileSync(docsPage, join(outdir, 'api.html'))
writeFileSync(join(outdir, 'api.html.br'), brotliCompressSync(readFileSync(docsPage)))
console.log(
  `The service is in ${outdir}: start it with node dist/main.js, administer it with node dist/admin.js`,
)
