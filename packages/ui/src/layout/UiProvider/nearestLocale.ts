/**
 * Returns the supported locale for a BCP 47 language tag. Nynorsk becomes Bokmål, and Faroese and Greenlandic
 * become Danish. Arabic, Persian, Hebrew and Urdu are kept without their region, and all other languages
 * except Swedish become British English.
 */
export function nearestLocale(tag: string): string {
  if (/^(da|fo|kl)(?![a-z])/i.test(tag)) return 'da-DK'
  if (/^(nb|nn|no)(?![a-z])/i.test(tag)) return 'nb-NO'
  if (/^(ar|fa|he|ur)(?![a-z])/i.test(tag)) return tag.slice(0, 2)
  return /^sv(?![a-z])/i.test(tag) ? 'sv-SE' : 'en-GB'
}
