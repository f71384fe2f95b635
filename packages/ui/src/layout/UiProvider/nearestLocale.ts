/**
 * Returns the supported locale for a BCP 47 language tag. Nynorsk becomes Bokmål, and Faroese and Greenlandic
 * become Danish. An unsupported or invalid tag becomes British English.
 */
export function nearestLocale(tag: string): string {
  if (/^(da|fo|kl)(?![a-z])/i.test(tag)) return 'da-DK'
  if (/^(nb|nn|no)(?![a-z])/i.test(tag)) return 'nb-NO'
  return /^sv(?![a-z])/i.test(tag) ? 'sv-SE' : 'en-GB'
}
