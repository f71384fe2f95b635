import fc from 'fast-check'
import { vi } from 'vitest'
import { testLength } from './testLength'

fc.configureGlobal({ numRuns: testLength.propertyRuns })
// Allow more time for a long run (LONG=1), because each property test then tries ten times as many random
// examples.
if (testLength.isLong) vi.setConfig({ testTimeout: 30_000 })
