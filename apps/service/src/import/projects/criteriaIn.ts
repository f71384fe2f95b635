import type { CriterionReference } from '../../storage/records/itemParts'
import type { PartReader } from '../file/PartReader'
import { criteriaOfCodes, geographyAt } from '../procurement/criteriaOf'
import type { KnownCriteria } from '../procurement/KnownCriteria'
import { geographyType } from '../procurement/regionCodes'
import type { Note } from '../release/ReleaseFault'
import type { Locations } from './locationsIn'

/** The categories of the product that mean the same as a sector of the standard. */
const categoryOf: Readonly<Record<string, string>> = {
  education: 'education',
  health: 'health',
  energy: 'energy',
  'energy.solar': 'solarFarms',
  'energy.wind': 'windFarms',
  'energy.hydropower': 'hydropower',
  waterAndWaste: 'water',
  cultureSportsAndRecreation: 'culture',
  socialHousing: 'socialFlats',
  'transport.air': 'airports',
  'transport.water': 'ports',
  'transport.rail': 'rail',
  'transport.road': 'roads',
}

/** The types of work of the product that mean the same as a type of project of the standard. */
const workTypeOf: Readonly<Record<string, string>> = {
  construction: 'newBuild',
  rehabilitation: 'renovation',
  expansion: 'extension',
  maintenance: 'maintenance',
}

/** Returns the criteria of a project. What is no criterion of the product is reported, and not guessed. */
export function criteriaIn(
  project: PartReader,
  { addresses, country }: Locations,
  known: KnownCriteria,
  note: Note,
): CriterionReference[] {
  const found: CriterionReference[] = []
  const add = (property: string, type: string, written: string, code: string | undefined) => {
    const reference = { type, code: code ?? '' }
    if (known.has(reference)) found.push(reference)
    else project.note(property, `"${written}" is no criterion that is known here`)
  }
  for (const sector of project.texts('sector')) add('sector', 'category', sector, categoryOf[sector])
  const type = project.text('type', 100)
  if (type !== null) add('type', 'workType', type, workTypeOf[type])
  const codes = project.parts('additionalClassifications').map((entry) => ({
    scheme: entry.text('scheme', 100),
    id: entry.id('id', 100),
  }))
  found.push(...criteriaOfCodes(codes, known, note))
  const placed = addresses.filter(({ region }) => Boolean(region))
  for (const code of geographyAt(placed, country, known, note)) found.push({ type: geographyType, code })
  return [...new Map(found.map((one) => [`${one.type}/${one.code}`, one])).values()]
}
