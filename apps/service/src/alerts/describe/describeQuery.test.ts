import { expect, test } from 'vitest'
import { describeQuery } from './describeQuery'

test.each([
  ['bro', 'da', '“bro”'],
  ['bro og tag', 'da', '“bro og tag”'],
  ['skole -tag', 'da', 'skole og ikke tag'],
  ['skola -tak', 'sv', 'skola och inte tak'],
  ['bro ELLER "ny tunnel"', 'nb', 'bro eller «ny tunnel»'],
  ['(skole OR bro) -(tag facade)', 'da', '(skole eller bro) og ikke (tag og facade)'],
  ['=sygehus -=hospital', 'sv', 'sygehus (utan synonymer) och inte hospital (utan synonymer)'],
  ['titel:renov* bygherre:aarhus', 'en', 'title: renov… and client: aarhus'],
] as const)('[S22] the text %s is described in %s as %s', (text, language, described) => {
  expect(describeQuery(text, language)).toBe(described)
})
