import fc from 'fast-check'
import { vi } from 'vitest'
import { testLength } from './testLength'

fc.configureGlobal({ numRuns: testLength.propertyRuns })
// A property of a long run makes ten times as many examples.
if (testLength.isLong) vi.setConfig({ testTimeout: 30_000 })
