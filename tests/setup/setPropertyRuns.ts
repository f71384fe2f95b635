import fc from 'fast-check'
import { testLength } from './testLength'

fc.configureGlobal({ numRuns: testLength.propertyRuns })
