import { defineConfig } from 'vitest/config'
import { timeLimits } from '../../tests/setup/timeLimits.ts'

export default defineConfig({
  test: { ...timeLimits, name: 'messages', include: ['src/**/*.test.ts'], environment: 'node' },
})
