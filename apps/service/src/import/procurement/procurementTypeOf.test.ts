import { describe, expect, test } from 'vitest'
import { procurementTypeOf } from './procurementTypeOf'

describe('the procedure of a procurement', () => {
  test.each([
    ['Open procedure', undefined, 'open'],
    ['Restricted procedure', 'selective', 'restricted'],
    ['Accelerated negotiated procedure', 'selective', 'negotiated'],
    ['Competitive procedure with negotiation', 'selective', 'negotiated'],
    ['Negotiated without a prior call for competition', 'limited', 'negotiatedWithoutCall'],
    ['Contract award without prior publication', 'limited', 'negotiatedWithoutCall'],
    ['Competitive dialogue', 'selective', 'competitiveDialogue'],
    ['Innovation partnership', 'selective', 'innovationPartnership'],
    ['Restricted design contest', 'selective', 'contest'],
    [undefined, 'open', 'open'],
    [undefined, 'selective', 'restricted'],
    [undefined, 'limited', 'negotiatedWithoutCall'],
    [undefined, 'direct', 'negotiatedWithoutCall'],
    ['By lot', 'unheard of', 'other'],
    [undefined, undefined, 'other'],
  ])('[G01] "%s" by the method %s is %s', (procurementMethodDetails, procurementMethod, type) => {
    expect(procurementTypeOf({ procurementMethodDetails, procurementMethod })).toBe(type)
  })
})
