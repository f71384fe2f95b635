/**
 * Returns the locale to use for a BCP 47 tag: that of the nearest language with texts, or British English.
 * Readers of Nynorsk get Bokmål, those of Faroese and Greenlandic get Danish. Never throws, whatever the tag.
 */
export function nearestLocale(tag: string): string {
  if (/^(da|fo|kl)(?![a-z])/i.test(tag)) return 'da-DK'
  if (/^(nb|nn|no)(?![a-z])/i.test(tag)) return 'nb-NO'
  return /^sv(?![a-z])/i.test(tag) ? 'sv-SE' : 'en-GB'
}
