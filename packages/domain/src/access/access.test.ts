import { describe, expect, test } from 'vitest'
import type { Action, Caller } from './access'
import { defaultItemType, hasCompanyAccess, may, mayUseProjectPhase, tierOf } from './access'

const user = (product: { basic: boolean; companyEnabled: boolean } | null): Caller => ({
  kind: 'user',
  product: product === null ? null : { ...product, allowedProjectPhases: [1, 2] },
})

const callers = {
  visitor: { kind: 'visitor' },
  limited: { kind: 'limited' },
  none: user(null),
  basic: user({ basic: true, companyEnabled: false }),
  paid: user({ basic: false, companyEnabled: true }),
  paidWithoutCompanies: user({ basic: false, companyEnabled: false }),
} satisfies Record<string, Caller>

const table: [Action, (keyof typeof callers)[]][] = [
  ['searchItems', ['none', 'basic', 'paid', 'paidWithoutCompanies']],
  ['searchCompanies', ['paid']],
  ['readProject', ['limited', 'none', 'basic', 'paid', 'paidWithoutCompanies']],
  ['readProcurement', ['none', 'basic', 'paid', 'paidWithoutCompanies']],
  ['readCompany', ['paid']],
  ['readPaidDetails', ['paid', 'paidWithoutCompanies']],
  ['readLists', ['none', 'basic', 'paid', 'paidWithoutCompanies']],
  ['changeLists', ['paid', 'paidWithoutCompanies']],
  ['addCompanyToList', ['paid']],
  ['hideItem', ['paid', 'paidWithoutCompanies']],
  ['print', ['paid', 'paidWithoutCompanies']],
  ['share', ['paid', 'paidWithoutCompanies']],
  ['writeNote', ['paid', 'paidWithoutCompanies']],
]

describe('access', () => {
  test.each(table)('[K01] %s is for %j', (action, allowed) => {
    const found = Object.entries(callers).filter(([, caller]) => may(caller, action))
    expect(found.map(([name]) => name)).toEqual(allowed)
  })

  test.each([
    ['visitor', 'visitor', false],
    ['limited', 'limited', false],
    ['none', 'none', false],
    ['basic', 'basic', false],
    ['paid', 'paid', true],
    ['paidWithoutCompanies', 'paid', false],
  ] as const)('[K01] %s is of tier %s, company access %s', (name, tier, companies) => {
    expect(tierOf(callers[name])).toBe(tier)
    expect(hasCompanyAccess(callers[name])).toBe(companies)
  })

  test.each([
    ['none', 'procurement'],
    ['basic', 'procurement'],
    ['paid', 'project'],
  ] as const)('[S01] a search of %s begins with %ss', (name, type) => {
    expect(defaultItemType(callers[name])).toBe(type)
  })

  test.each([
    ['paid', 1, true],
    ['paid', 3, false],
    ['none', 1, false],
    ['visitor', 1, false],
  ] as const)('[S09] %s in phase %i: %s', (name, phase, allowed) => {
    expect(mayUseProjectPhase(callers[name], phase)).toBe(allowed)
  })
})
