import { expect, test } from 'vitest'
import { nearestLocale } from './nearestLocale'

test.each([
  ['da', 'da-DK'],
  ['sv', 'sv-SE'],
  ['nb', 'nb-NO'],
  ['en', 'en-GB'],
  ['en-US', 'en-GB'],
  ['sv-FI', 'sv-SE'],
  ['da_DK', 'da-DK'],
  ['EN-gb', 'en-GB'],
  ['nb-NO-u-ca-gregory', 'nb-NO'],
  ['no', 'nb-NO'],
  ['nn-NO', 'nb-NO'],
  ['fo-FO', 'da-DK'],
  ['kl', 'da-DK'],
  ['de-AT', 'en-GB'],
  ['zh-Hant-TW', 'en-GB'],
  ['ar', 'ar'],
  ['he-IL', 'he'],
  ['fa-IR-u-nu-latn', 'fa'],
  ['ur_PK', 'ur'],
  ['ar-!', 'ar'],
  ['arc', 'en-GB'],
  ['', 'en-GB'],
  ['Danish (Denmark)', 'en-GB'],
  ['dak', 'en-GB'],
  ['da-!', 'da-DK'],
  ['constructor', 'en-GB'],
  ['toString', 'en-GB'],
])('[G08] the language "%s" is shown as %s', (tag, locale) => {
  expect(nearestLocale(tag)).toBe(locale)
})
