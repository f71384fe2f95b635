import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'ui-docs', include: ['src/**/*.test.ts'], environment: 'node' },
})
