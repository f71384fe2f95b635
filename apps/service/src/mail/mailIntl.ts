import type { IntlShape } from '@formatjs/intl'
import { createIntl, createIntlCache } from '@formatjs/intl'
import da from '@spadestik/messages/catalogs/da'
import en from '@spadestik/messages/catalogs/en'
import nb from '@spadestik/messages/catalogs/nb'
import sv from '@spadestik/messages/catalogs/sv'
import type { LanguageCode } from '../reference/languages'

const catalogs: Record<LanguageCode, Record<string, string>> = { da, en, nb, sv }
const cache = createIntlCache()

/**
 * The words of a language for e-mails and the pages that belong to them.
 *
 * @source specification 1
 */
export function mailIntl(language: LanguageCode): IntlShape<string> {
  return createIntl({ locale: language, defaultLocale: 'en', messages: catalogs[language] }, cache)
}
