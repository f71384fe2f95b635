/**
 * Returns the supported locale for a BCP 47 language tag. Nynorsk becomes Bokmål, and Faroese and Greenlandic
 * become Danish. A language that is written from right to left stays as it is, because React Aria takes the
 * direction from it. Another unsupported or an invalid tag becomes British English.
 */
export function nearestLocale(tag: string): string {
  if (/^(da|fo|kl)(?![a-z])/i.test(tag)) return 'da-DK'
  if (/^(nb|nn|no)(?![a-z])/i.test(tag)) return 'nb-NO'
  const [rightToLeft] = /^(ar|fa|he|ur)(-[a-z]{2})?(?![a-z])/i.exec(tag) ?? []
  if (rightToLeft !== undefined) return rightToLeft
  return /^sv(?![a-z])/i.test(tag) ? 'sv-SE' : 'en-GB'
}
