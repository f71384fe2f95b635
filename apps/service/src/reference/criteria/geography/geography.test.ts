import { describe, expect, test } from 'vitest'
import { danishRegions } from './danishRegions'
import { geography } from './geography'
import { norwegianRegions } from './norwegianRegions'
import { swedishRegions } from './swedishRegions'

const codes = geography.criteria.map(({ code }) => code)

describe('the geography tree', () => {
  test.each([
    ['DK', 5, 98, danishRegions],
    ['SE', 21, 290, swedishRegions],
    ['NO', 15, 357, norwegianRegions],
  ])('[S10] %s has its %i regions and %i municipalities', (country, regions, municipalities, list) => {
    expect(list).toHaveLength(regions)
    expect(codes.filter((code) => code.startsWith(`${country}-`))).toHaveLength(municipalities)
  })

  test('[S10] every code is unique, and every parent precedes its children', () => {
    expect(new Set(codes).size).toBe(codes.length)
    for (const [position, { parent }] of geography.criteria.entries()) {
      if (parent !== null) expect(codes.slice(0, position)).toContain(parent)
    }
  })

  test.each([
    ['DK-851', 'Aalborg', 'DK05'],
    ['SE-2584', 'Kiruna', 'SE332'],
    ['NO-5636', 'Nesseby', 'NO073'],
    ['NO-1515', 'Herøy (Møre og Romsdal)', 'NO0A3'],
  ])('[S10] %s is %s in %s', (code, name, parent) => {
    const found = geography.criteria.find((criterion) => criterion.code === code)
    expect(found).toEqual({ code, parent, names: { da: name, sv: name, nb: name, en: name } })
  })
})
