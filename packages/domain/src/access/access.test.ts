import { describe, expect, test } from 'vitest'
import { callers } from './callers.fixture'
import {
  defaultItemType,
  hasCompanyAccess,
  isPhaseOutsideProduct,
  mayUseProjectPhase,
  tierOf,
} from './access'

describe('access', () => {
  test.each([
    ['visitor', 'visitor', false],
    ['limited', 'limited', false],
    ['none', 'none', false],
    ['basic', 'basic', false],
    ['basicWithCompanies', 'basic', false],
    ['paid', 'paid', true],
    ['paidWithoutCompanies', 'paid', false],
  ] as const)('[K01] %s has tier %s and company access %s', (name, tier, companies) => {
    expect(tierOf(callers[name])).toBe(tier)
    expect(hasCompanyAccess(callers[name])).toBe(companies)
  })

  test.each([
    ['none', 'procurement'],
    ['basic', 'procurement'],
    ['paid', 'project'],
  ] as const)('[S01] the first search of %s is for %ss', (name, type) => {
    expect(defaultItemType(callers[name])).toBe(type)
  })

  test.each([
    ['paid', 1, true],
    ['paid', 3, false],
    ['none', 1, false],
    ['visitor', 1, false],
  ] as const)('[S09] %s may search in phase %i: %s', (name, phase, allowed) => {
    expect(mayUseProjectPhase(callers[name], phase)).toBe(allowed)
  })

  test.each([
    ['paid', 1, false],
    ['paid', 3, true],
    ['basic', 3, true],
    ['none', 3, false],
    ['limited', 3, false],
    ['visitor', 3, false],
  ] as const)('[S09] the product of %s leaves out phase %i: %s', (name, phase, isOutside) => {
    expect(isPhaseOutsideProduct(callers[name], phase)).toBe(isOutside)
  })
})
