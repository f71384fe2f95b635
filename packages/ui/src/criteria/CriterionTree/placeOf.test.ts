import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeOf } from './placeOf'

test('[S10] a node with a row is found at its index, and one without a row is not found', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(60)), fc.nat(60), (nodes, index) => {
      const rows = nodes.toSorted((a, b) => a - b)
      expect(placeOf(rows, index)).toBe(rows.indexOf(index))
    }),
  )
})
