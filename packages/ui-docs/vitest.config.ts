import { defineConfig } from 'vitest/config'
import { timeLimits } from '../../tests/setup/timeLimits.ts'

export default defineConfig({
  test: { ...timeLimits, name: 'ui-docs', include: ['src/**/*.test.ts'], environment: 'node' },
})
