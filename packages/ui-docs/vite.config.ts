import { defineConfig } from 'vite'

/**
 * Bundles the descriptions of the components into the command line tool, so that it needs neither the
 * components nor React.
 */
export default defineConfig({
  logLevel: 'warn',
  build: {
    ssr: 'src/cli.ts',
    target: 'node22',
    rolldownOptions: { output: { entryFileNames: 'cli.js', banner: '#!/usr/bin/env node' } },
  },
})
