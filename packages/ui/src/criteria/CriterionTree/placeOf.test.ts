import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeOf } from './placeOf'

test('[S10] a node is found among the rows wherever it stands, and nowhere else', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(60)), fc.nat(60), (nodes, index) => {
      const rows = nodes.toSorted((a, b) => a - b)
      expect(placeOf(rows, index)).toBe(rows.indexOf(index))
    }),
  )
})
