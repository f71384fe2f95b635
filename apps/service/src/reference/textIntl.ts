import type { IntlShape } from '@formatjs/intl'
import { createIntl, createIntlCache } from '@formatjs/intl'
import { onePerKey } from '@spadestik/domain/locale'
import da from '@spadestik/messages/catalogs/da'
import en from '@spadestik/messages/catalogs/en'
import nb from '@spadestik/messages/catalogs/nb'
import sv from '@spadestik/messages/catalogs/sv'
import type { LanguageCode } from './languages'

const catalogs: Record<LanguageCode, Record<string, string>> = { da, en, nb, sv }
const cache = createIntlCache()

export const textIntl = onePerKey((language: LanguageCode): IntlShape<string> =>
  createIntl({ locale: language, defaultLocale: 'en', messages: catalogs[language] }, cache),
)

const listFormat = onePerKey(
  (language: LanguageCode) => new Intl.ListFormat(language, { type: 'conjunction' }),
)

/** Joins names as a sentence does: `A, B and C`. */
export const joinNames = (language: LanguageCode, names: readonly string[]): string =>
  listFormat(language).format(names)
