import fc from 'fast-check'
import { vi } from 'vitest'
import { testLength } from './testLength'

fc.configureGlobal({ numRuns: testLength.propertyRuns })
// In a long run each property is tried with ten times as many examples, which takes longer.
if (testLength.isLong) vi.setConfig({ testTimeout: 30_000 })
