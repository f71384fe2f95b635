import { describe, expect, test } from 'vitest'
import da from '../catalogs/da.json'
import en from '../catalogs/en.json'
import nb from '../catalogs/nb.json'
import sv from '../catalogs/sv.json'
import { languageOfId, languages } from './languages'

describe('languages', () => {
  test('[F01] are sorted by their native names', () => {
    const names = languages.map((language) => language.nativeName)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'da')))
  })

  test.each([
    [2, 'da'],
    [4, 'sv'],
    [1, 'en'],
    [7, 'nb'],
    [99, 'en'],
  ])('[Z05] id %i is %s', (id, tag) => {
    expect(languageOfId(id).tag).toBe(tag)
  })

  test.each(Object.entries({ da, sv, nb }))('[Z05] %s has every text that English has', (_tag, catalog) => {
    expect(Object.keys(catalog).sort()).toEqual(Object.keys(en).sort())
  })
})
