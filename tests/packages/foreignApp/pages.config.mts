import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The HTML pages that Vite builds in each mode. */
const pages: Record<string, string[]> = {
  blocks: ['blocks.html'],
  samples: ['parts.html', 'whole.html', 'one.html'],
}

// oxlint-disable-next-line import/no-default-export -- Vite requires a default export
export default defineConfig(({ mode }) => ({
  plugins: [react()],
  logLevel: 'warn',
  // React reports differences from the server's HTML only in its development build.
  define: { 'process.env.NODE_ENV': '"development"' },
  build: { outDir: mode, rolldownOptions: { input: pages[mode] } },
}))
