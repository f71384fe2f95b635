import type { Handler } from '../../app/Operation'
import { collatorOf } from '@spadestik/domain/locale'
import { countries } from '../../reference/countries'
import { domains } from '../../reference/domains'
import { languages } from '../../reference/languages'
import { regionNamesOf } from '../../reference/regionNamesOf'

const official: Readonly<Record<string, readonly string[]>> = {
  DK: ['da'],
  SE: ['sv'],
  NO: ['nb'],
  FI: ['sv'],
  FO: ['da'],
  GB: ['en'],
  IE: ['en'],
  MT: ['en'],
}

/**
 * Answers the countries, those with a national domain first and the others by name.
 *
 * @source specification 3
 */
export const getCountries: Handler<'getCountries'> = async ({ language }) => {
  const names = regionNamesOf(language)
  const order = collatorOf(language)
  return countries
    .map(({ id, code }) => ({
      id,
      code,
      name: names.of(code) ?? code,
      domain: domains.find(({ domain }) => domain.countryId === id)?.domain ?? null,
      languages: languages.filter(({ iso6391 }) => official[code]?.includes(iso6391) ?? false),
    }))
    .sort((a, b) => Number(b.domain !== null) - Number(a.domain !== null) || order.compare(a.name, b.name))
}
