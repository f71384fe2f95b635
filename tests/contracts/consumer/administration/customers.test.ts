import { describe, test } from 'vitest'
import { expectResponse } from '../interaction/expectResponse'
import { from } from '../interaction/from'
import { closed, exactly } from '../interaction/Reads'

const admin = 'an administrator is signed in'
const customer = 'a company subscribes'

const company = { id: true, name: true, users: true } as const
const user = { id: true, email: true, name: true, companyId: true, company: true } as const
const product = { code: true, name: true, paid: true, companies: true, phases: [true] } as const

describe('an administrator reads', () => {
  test('[G06] [J01] companies', () =>
    expectResponse({
      operation: 'getManagedCompanies',
      wants: 'a company by a part of its name',
      given: [admin, customer],
      request: { query: { text: from('customerWord'), index: 0, limit: 20 } },
      reads: { items: [closed({ ...company, ended: null })], count: exactly(1) },
    }))

  test('[G06] [J01] the users of a company', () =>
    expectResponse({
      operation: 'getManagedUsers',
      wants: 'the users of a company',
      given: [admin, customer],
      request: { query: { companyId: from('customerId'), text: '', index: 0, limit: 20 } },
      reads: {
        items: [
          closed({
            ...user,
            product: true,
            administrator: exactly(false),
            activated: true,
            deactivated: null,
          }),
        ],
        count: exactly(1),
      },
    }))

  test('[G06] [J01] products', () =>
    expectResponse({
      operation: 'getManagedProducts',
      wants: 'the products',
      given: [admin],
      request: { query: { index: 0, limit: 100 } },
      reads: { items: [closed({ ...product, domains: [true] })], count: true },
    }))

  test('[G06] [J01] what was changed', () =>
    expectResponse({
      operation: 'getAudit',
      wants: 'the newest entry of the log',
      given: [admin, 'administrators have changed something twice'],
      request: { query: { limit: 1 } },
      reads: {
        items: [closed({ id: true, at: true, actor: true, action: true, subject: true })],
        before: true,
      },
      example: { before: 512 },
    }))
})
