/** The locale of each language that the components have texts in. */
const locales: Readonly<Record<string, string>> = { da: 'da-DK', sv: 'sv-SE', nb: 'nb-NO', en: 'en-GB' }

/** Languages without texts whose readers understand one of ours. */
const neighbours: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', fo: 'da', kl: 'da' }

/**
 * Returns the locale to use for a BCP 47 tag: the tag itself if its language is one of ours, else the locale of
 * the nearest language, else British English. Never throws, whatever the tag.
 */
export function nearestLocale(tag: string): string {
  try {
    const { language, baseName } = new Intl.Locale(tag.replaceAll('_', '-'))
    const own = locales[language]
    if (own !== undefined) return baseName === language ? own : baseName
    return locales[neighbours[language] ?? 'en'] ?? 'en-GB'
  } catch {
    // Not a tag.
    return 'en-GB'
  }
}
