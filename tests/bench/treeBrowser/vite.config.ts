import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react()],
  // The linked packages have their own copies of these libraries, but React's context needs a single copy.
  resolve: { dedupe: ['react', 'react-aria-components', 'react-dom', 'react-intl'] },
  build: { outDir: 'dist', emptyOutDir: true, target: 'esnext' },
  logLevel: 'warn',
})
