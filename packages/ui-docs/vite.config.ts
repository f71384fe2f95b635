import { defineConfig } from 'vite'

/**
 * Builds the command line tool together with the descriptions of the components, so that the tool needs
 * neither the components nor React.
 */
export default defineConfig({
  logLevel: 'warn',
  build: {
    ssr: 'src/cli.ts',
    target: 'node22',
    rolldownOptions: { output: { entryFileNames: 'cli.js', banner: '#!/usr/bin/env node' } },
  },
})
