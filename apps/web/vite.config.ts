import formatjs from '@formatjs/unplugin/vite'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { defineConfig } from 'vite'
import { compiledTexts } from './build/compiledTexts.ts'
import { earlyScript } from './build/earlyScript.ts'
import { fontPreload } from './build/fontPreload.ts'
import { inlineFrame } from './build/inlineFrame.ts'
import { leanIcons } from './build/leanIcons.ts'
import { precompressed } from './build/precompressed.ts'
import { routeChunks } from './build/routeChunks.ts'
import { routeFiles } from './build/routeFiles.ts'
import { waitingImports } from './build/waitingImports.ts'
import { withoutDisplayNames } from './build/withoutDisplayNames.ts'

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4000'

const configure = (isBuild: boolean) =>
  ({
    plugins: [
      { ...optimizeLocales.vite({ locales: ['da', 'sv', 'nb', 'en'] }), enforce: 'pre' },
      vanillaExtractPlugin(),
      // Apply the React Compiler only to components with 'use memo', because it makes most components larger
      // but hardly faster (ADR 19).
      react({ compiler: { compilationMode: 'annotation', panicThreshold: 'all_errors' } }),
      compiledTexts(),
      fontPreload(),
      earlyScript(),
      inlineFrame(),
      routeFiles(),
      waitingImports(),
      withoutDisplayNames(),
      leanIcons(),
      precompressed(),
      // Remove the English default texts. They are not needed, because all catalogs are complete.
      formatjs({ removeDefaultMessage: true }),
    ],
    resolve: {
      // Leave the parser of react-intl out of the build. Development needs the parser to check each text.
      alias: isBuild
        ? [
            {
              find: '@formatjs/icu-messageformat-parser',
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
            // Use React's own hook instead of the shim for React before version 18.
            { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
          ]
        : [],
    },
    build: {
      target: 'es2023',
      sourcemap: false,
      // One file for all styles needs a single request, and is hardly larger than the styles of one route.
      cssCodeSplit: false,
      chunkSizeWarningLimit: 600,
    },
    server: { proxy: { '/api': api, '/files': api } },
  }) satisfies InlineConfig

/** Every page loads the names of all chunks, so they are short (ADR 94). Only screens have names for people. */
const chunkFileNames = ({ name }: { readonly name: string }) =>
  /^part\d+$/.test(name) ? 'assets/[hash:7].js' : 'assets/[name]-[hash:7].js'

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return configure(false)
  const root = import.meta.dirname
  const codeSplitting = await routeChunks({ ...configure(true), root })
  const config = configure(true)
  const assetFileNames = 'assets/[name]-[hash:7][extname]'
  const output = { codeSplitting, chunkFileNames, assetFileNames }
  return { ...config, build: { ...config.build, rolldownOptions: { output } } }
})
