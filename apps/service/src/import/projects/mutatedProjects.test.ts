import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criterionTypes } from '../../reference/criteria/criterionTypes'
import { unstorableTexts } from '../../storage/unstorableTexts'
import { testProject } from '../../testing/imports/projects'
import { knownCriteriaOf } from '../procurement/KnownCriteria'
import { checkProject } from './checkProject'

const known = knownCriteriaOf(
  criterionTypes.flatMap(({ code: type, criteria }) => criteria.map(({ code }) => ({ type, code }))),
)
const now = '2026-11-25T12:00:00Z'

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    0,
    -1,
    1e20,
    Number.NaN,
    true,
    '0202-01-01',
    '2049-12-31',
    '2026-02-30',
    'a\u0000b',
    '\ud800',
    [],
    {},
    [null],
    [[]],
    { id: {} },
    '__proto__',
    'javascript:alert(1)',
    'x'.repeat(20_000),
  ),
  fc.jsonValue(),
)

/** Returns the paths of all values inside a value. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => [
    [name],
    ...pathsIn(part).map((path) => [name, ...path]),
  ])
}

function replaced(value: unknown, [name = '', ...rest]: readonly string[], by: unknown): unknown {
  const part = rest.length === 0 ? by : replaced(Object(value)[name], rest, by)
  return Array.isArray(value) ? value.with(Number(name), part) : { ...Object(value), [name]: part }
}

const paths = pathsIn(testProject())
const mutated = fc
  .array(fc.tuple(fc.constantFrom(...paths), odd), { minLength: 1, maxLength: 3 })
  .map((changes) =>
    changes.reduce<unknown>((value, [path, by]) => {
      const isThere = pathsIn(value).some((one) => one.join('/') === path.join('/'))
      return isThere ? replaced(value, path, by) : value
    }, testProject()),
  )

test('[G01] a project with anything in any place is read or reported, and can be stored', () => {
  fc.assert(
    fc.property(mutated, (value) => {
      const checked = checkProject({ value }, known, now)
      if ('faults' in checked) {
        expect(checked.faults.length).toBeGreaterThan(0)
        expect(checked.faults.map(({ message }) => message).join()).not.toContain('cannot be read')
        return
      }
      if ('left' in checked.mapped) return
      const { project, companies, ocids } = checked.mapped
      expect(unstorableTexts([project, companies, ocids])).toEqual([])
      expect(project.criteria.every((reference) => known.has(reference))).toBe(true)
      const keys = new Set(companies.map(({ key }) => key))
      expect(project.roles.every(({ company }) => keys.has(company))).toBe(true)
      const days = [project.buildingStart, project.buildingEnd, ...project.phaseDates.map(({ date }) => date)]
      for (const day of days) expect(day ?? '2026-01-01').toMatch(/^(?:199|20\d)\d-\d\d-\d\d$/)
      expect(Number.isNaN(Date.parse(project.lastUpdated))).toBe(false)
      expect(Object.values(project.names).every((name) => name.trim() !== '')).toBe(true)
      expect(project.budget ?? 0).toBeGreaterThanOrEqual(0)
      expect(project.files.every(({ link }) => /^https?:/.test(link))).toBe(true)
    }),
    { numRuns: 400 },
  )
})
