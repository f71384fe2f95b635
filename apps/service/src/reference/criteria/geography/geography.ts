import type { CriterionRecord, CriterionTypeRecord } from '../../CriterionTypeRecord'
import { danishRegions } from './danishRegions'
import { norwegianRegions } from './norwegianRegions'
import type { RegionOfMunicipalities } from './RegionOfMunicipalities'
import { swedishRegions } from './swedishRegions'

const everywhere = (name: string) => ({ da: name, sv: name, nb: name, en: name })

function branches(country: string, regions: readonly RegionOfMunicipalities[]): CriterionRecord[] {
  return regions.flatMap((region) => [
    { code: region.code, parent: country, names: everywhere(region.name) },
    ...region.municipalities.split(', ').map((municipality) => {
      const [number = '', ...words] = municipality.split(' ')
      return { code: `${country}-${number}`, parent: region.code, names: everywhere(words.join(' ')) }
    }),
  ])
}

/**
 * The criterion type of countries, regions and municipalities. Countries have ISO 3166-1 codes, regions have
 * codes of NUTS (the EU's list of regions), and municipalities their national numbers (`DK-101`). The names
 * of regions and municipalities are the same in every language.
 */
export const geography: CriterionTypeRecord = {
  code: 'geography',
  names: { da: 'Geografi', sv: 'Geografi', nb: 'Geografi', en: 'Geography' },
  searchable: true,
  tailored: false,
  highlightedProject: false,
  highlightedProcurement: false,
  criteria: [
    {
      code: 'DK',
      parent: null,
      names: { da: 'Danmark', sv: 'Danmark', nb: 'Danmark', en: 'Denmark' },
    },
    ...branches('DK', danishRegions),
    { code: 'SE', parent: null, names: { da: 'Sverige', sv: 'Sverige', nb: 'Sverige', en: 'Sweden' } },
    ...branches('SE', swedishRegions),
    { code: 'NO', parent: null, names: { da: 'Norge', sv: 'Norge', nb: 'Norge', en: 'Norway' } },
    ...branches('NO', norwegianRegions),
  ],
}
