import { describe, test } from 'vitest'
import { after } from '../interaction/after'
import { expectProblem } from '../interaction/expectProblem'
import { expectResponse } from '../interaction/expectResponse'
import { from } from '../interaction/from'
import { closed, exactly, noEntries } from '../interaction/Reads'

const admin = 'an administrator is signed in'
const given = [admin, 'a company has a key'] as const
const missing = [admin, 'there is no such thing'] as const
const ofCompany = { path: { id: from('companyOfKeyId') }, query: { index: 0, limit: 20 } } as const
const ofKey = { path: { id: from('customerKeyId') } } as const
const ofMissing = { path: { id: from('missingId') } } as const

describe('the keys of a company', () => {
  test('[G06] [O18] are read with their users, without a secret', () =>
    expectResponse({
      operation: 'getManagedKeys',
      wants: 'the keys of a company',
      given,
      request: ofCompany,
      reads: {
        items: [
          closed({
            id: true,
            name: true,
            scopes: ['search:read'],
            created: true,
            lastDay: true,
            lastUsed: null,
            userId: true,
            userName: true,
            email: true,
          }),
        ],
        count: exactly(1),
      } as never,
    }))

  test('[G06] [O18] are gone after they were ended', () =>
    expectResponse({
      operation: 'getManagedKeys',
      wants: 'no key of a company after it was ended',
      given: [...given, after('endManagedKey', ofKey)],
      request: ofCompany,
      reads: { items: noEntries, count: exactly(0) },
    }))

  test('[G06] [O18] [Z03] that does not exist get 404', () =>
    expectProblem('notFound', {
      operation: 'getManagedKeys',
      wants: 'no keys of a company that does not exist',
      given: missing,
      request: ofMissing,
    }))
})

describe('a key of a user', () => {
  test('[G06] [O18] is ended by an administrator', () =>
    expectResponse({ operation: 'endManagedKey', wants: 'the key of a user ended', given, request: ofKey }))

  test('[G06] [O18] [Z03] that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'endManagedKey',
      wants: 'no key of a user ended that does not exist',
      given: missing,
      request: ofMissing,
    }))
})
