import formatjs from '@formatjs/unplugin/vite'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4000'

export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['da', 'sv', 'nb', 'en'] }), enforce: 'pre' },
    vanillaExtractPlugin(),
    react({ compiler: true }),
    formatjs({ ast: true }),
  ],
  build: {
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 600,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': api, '/files': api } },
})
