import fc from 'fast-check'
import { vi } from 'vitest'
import { testLength } from './testLength'

fc.configureGlobal({ numRuns: testLength.propertyRuns })
// A long run (LONG=1) tries ten times as many random examples in each property test, and needs more time.
if (testLength.isLong) vi.setConfig({ testTimeout: 30_000 })
