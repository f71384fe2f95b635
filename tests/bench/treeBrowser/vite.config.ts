import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react()],
  // The linked packages bring their own copies; React's context needs one.
  resolve: { dedupe: ['react', 'react-aria-components', 'react-dom', 'react-intl'] },
  build: { outDir: 'dist', emptyOutDir: true, target: 'esnext' },
  logLevel: 'warn',
})
