import type { RegionOfMunicipalities } from '@spadestik/service/filling'
import type { DemoPlace } from './DemoLocale'

/**
 * Parses towns, separated by commas. A town is the number of its municipality, a postal code and a name, such
 * as `751 8000 Aarhus C`.
 *
 * @throws Error when no region contains the municipality.
 */
export function readPlaces(
  country: string,
  regions: readonly RegionOfMunicipalities[],
  towns: string,
): DemoPlace[] {
  return towns.split(',').map((town) => {
    const [, number = '', postalCode = '', city = ''] =
      /^(\d+) (\d{3} \d{2}|\d{4}) (.+)$/.exec(town.trim()) ?? []
    for (const region of regions) {
      const found = region.municipalities
        .split(', ')
        .find((municipality) => municipality.startsWith(`${number} `))
      if (found !== undefined && number !== '') {
        const municipality = found.slice(number.length + 1)
        return { code: `${country}-${number}`, municipality, region: region.name, postalCode, city }
      }
    }
    throw new Error(
      `The town "${town.trim()}" has no municipality in ${country}, so searches would not find it. Correct its number.`,
    )
  })
}
