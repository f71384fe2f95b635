import type { NationalDomain } from '@spadestik/domain/locale'

/** Pages of the national site around the app. @source specification 2 (Route table, Header, Footer) */
export function siteLinks({ sld, tld }: Pick<NationalDomain, 'sld' | 'tld'>) {
  return { prices: `https://www.${sld}.${tld}/prices` } as const
}
