import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// oxlint-disable-next-line import/no-default-export -- Vite requires a default export
export default defineConfig({
  plugins: [react()],
  logLevel: 'warn',
  build: { rolldownOptions: { input: 'blocks.html' } },
})
