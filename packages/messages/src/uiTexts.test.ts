import { expect, test } from 'vitest'
import en from '../catalogs/en.json'
import { texts as da } from '../exports/texts/da'
import { texts as nb } from '../exports/texts/nb'
import { texts as sv } from '../exports/texts/sv'
import { uiTexts } from './uiTexts'

test('[G08] the texts of the components do not include those of the app', () => {
  expect(uiTexts({ 'ui.Modal.close': 'Close', 'web.App.title': 'Spadestik' })).toEqual({
    'ui.Modal.close': 'Close',
  })
})

test.each(Object.entries({ da, nb, sv }))('[G08] %s has every text of the components', (_tag, texts) => {
  expect(Object.keys(texts).sort()).toEqual(Object.keys(uiTexts(en)).sort())
})
