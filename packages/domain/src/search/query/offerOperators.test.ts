import { expect, test } from 'vitest'
import { offerOperators } from './offerOperators'

test.each([
  ['skole AND tag', 'da', 'AND', 'skole tag'],
  ['skole og tag', 'da', 'og', 'skole tag'],
  ['skola OCH tak', 'sv', 'OCH', 'skola tak'],
  ['skole eller tag', 'da', 'eller', 'skole ELLER tag'],
  ['school or roof', 'en', 'or', 'school OR roof'],
  ['skole NOT tag', 'da', 'NOT', 'skole -tag'],
  ['skole AND NOT "nyt tag"', 'da', 'AND, NOT', 'skole -"nyt tag"'],
  ['skole IKKE tag eller facade', 'da', 'IKKE, eller', 'skole -tag ELLER facade'],
])('[S22] the text "%s" has words that are written like operators', (text, language, words, offered) => {
  const offer = offerOperators(text, language as 'da' | 'sv' | 'en')
  expect(offer).toEqual({ words: words.split(', '), text: offered })
})

test.each([
  ['skole tag', 'da'],
  ['og skole', 'da'],
  ['skole OR tag', 'da'],
  ['vild and jagt', 'da'],
  ['ikke skole', 'da'],
  ['"skole og tag"', 'da'],
  ['AND', 'da'],
  ['', 'da'],
])('[S22] the text "%s" has none', (text, language) => {
  expect(offerOperators(text, language as 'da')).toBeNull()
})
