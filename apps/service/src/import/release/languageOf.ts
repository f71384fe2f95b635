import { onePerKey } from '@spadestik/domain/locale'

const namesIn = onePerKey((language: string) => new Intl.DisplayNames(language, { type: 'language' }))

/** The languages that publishers name in words, in English, in the Nordic languages and in their own. */
const named: ReadonlyMap<string, string> = new Map(
  'da sv nb nn no fi is en de fr es it pl nl pt et lv lt cs sk sl hu ro bg el hr ga mt uk sq sr mk tr'
    .split(' ')
    .flatMap((code) =>
      ['en', 'da', 'sv', 'nb', code].map((language) => [
        (namesIn(language).of(code) ?? code).toLowerCase(),
        code,
      ]),
    ),
)

/** Longer texts are no languages. */
const longestTag = 60

const bokmaal = (code: string) => (code === 'no' ? 'nb' : code)

/**
 * Returns the ISO 639-1 code of a language: of a tag such as `dan` or `en-GB`, or of a name such as
 * `English`. Returns null when there is none. `no` is read as `nb`.
 */
export function languageOf(tag: string): string | null {
  const text = tag.trim()
  if (text.length > longestTag) return null
  const code = named.get(text.toLowerCase())
  if (code !== undefined) return bokmaal(code)
  try {
    const { language } = new Intl.Locale(text.replaceAll('_', '-'))
    return language.length === 2 ? bokmaal(language) : null
  } catch {
    return null
  }
}

const languageOfCountry: Readonly<Record<string, string>> = { DK: 'da', SE: 'sv', NO: 'nb' }

/** Returns the language of a release (a published notice) that names none, by the country of its buyer. */
export const usualLanguage = (country: string | null): string => languageOfCountry[country ?? ''] ?? 'en'
