import { describe, test } from 'vitest'
import { after } from '../interaction/after'
import { expectProblem } from '../interaction/expectProblem'
import { expectResponse } from '../interaction/expectResponse'
import { from } from '../interaction/from'
import { closed, exactly } from '../interaction/Reads'

const admin = 'an administrator is signed in'
const free = [admin, 'no product has a code'] as const
const sold = [admin, 'a product is sold'] as const
const ofProduct = { path: { code: from('soldProduct') } } as const

const terms = {
  name: 'Norge basis',
  paid: false,
  companies: false,
  phases: [1, 5],
  domains: ['no'],
  from: null,
  to: null,
} as const
const reads = closed({
  code: true,
  name: exactly(terms.name),
  paid: exactly(false),
  companies: exactly(false),
  phases: [true],
  domains: [true],
  from: null,
  to: true,
})

describe('a product', () => {
  const draft = { code: from('newProduct'), terms: { ...terms, to: '2027-12-31' } } as const

  test('[G06] [J05] is added', () =>
    expectResponse({
      operation: 'createManagedProduct',
      wants: 'a new product',
      given: free,
      request: { body: draft },
      reads,
      example: { ...terms, code: 'norge-basis', to: '2027-12-31' },
    }))

  test('[G06] [J05] [Z03] with a code that is taken gets 409', () =>
    expectProblem('conflict', {
      operation: 'createManagedProduct',
      wants: 'no second product of a code',
      given: [...free, after('createManagedProduct', { body: draft })],
      request: { body: draft },
    }))

  test('[G06] [J05] [V02] that ends before it begins gets 400', () =>
    expectProblem('badRequest', {
      operation: 'createManagedProduct',
      wants: 'no product that never runs',
      given: free,
      request: { body: { ...draft, terms: { ...terms, from: '2027-02-01', to: '2027-01-31' } } },
    }))

  const change = { from: terms, to: { ...terms, to: '2027-12-31' } } as const

  test('[G06] [J05] is changed', () =>
    expectResponse({
      operation: 'changeManagedProduct',
      wants: 'a product with an end',
      given: sold,
      request: { ...ofProduct, body: change },
      reads,
      example: { ...terms, code: 'norge-basis', to: '2027-12-31' },
    }))

  test('[G06] [J05] [Z03] that was changed meanwhile gets 409', () =>
    expectProblem('conflict', {
      operation: 'changeManagedProduct',
      wants: 'no change of what was not seen',
      given: sold,
      request: { ...ofProduct, body: { ...change, from: { ...terms, paid: true } } },
    }))

  test('[G06] [J05] [Z03] that does not exist gets 404 when changed', () =>
    expectProblem('notFound', {
      operation: 'changeManagedProduct',
      wants: 'no change of what does not exist',
      given: free,
      request: { path: { code: from('newProduct') }, body: change },
    }))

  test('[G06] [J05] [V02] says how many users begin in a country that is taken away', () => {
    const seen = { ...terms, domains: ['dk', 'no'] } as const
    return expectProblem('badRequest', {
      operation: 'changeManagedProduct',
      wants: 'no product with which users could not log in',
      given: [admin, 'users of a product begin in its country'],
      request: {
        path: { code: from('usedProduct') },
        body: { from: seen, to: { ...seen, domains: ['dk'] } },
      },
    })
  })

  test('[G06] [J05] [V02] that would cover no domain gets 400', () =>
    expectProblem('badRequest', {
      operation: 'changeManagedProduct',
      wants: 'no product without domains',
      given: sold,
      request: { ...ofProduct, body: { ...change, to: { ...terms, domains: [] } } },
    }))
})
