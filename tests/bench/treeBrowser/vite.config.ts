import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react()],
  // Use one copy of these libraries, because React's context does not work across several copies. The linked
  // packages would otherwise use their own copies.
  resolve: { dedupe: ['react', 'react-aria-components', 'react-dom', 'react-intl'] },
  build: { outDir: 'dist', emptyOutDir: true, target: 'esnext' },
  logLevel: 'warn',
})
