import type { Work } from '../locales/kinds'
import type { CriterionReference } from '@spadestik/service/filling'
import type { DemoContext, DemoSubject } from './DemoContext'
import { isBuilding } from './measureSubject'

const ofBuildings: Readonly<Record<Work, readonly string[]>> = {
  new: ['newBuilding', 'newBuilding', 'modular'],
  extension: ['addition', 'conversion', 'storey'],
  renovation: ['facade', 'roof', 'energyRenovation', 'windows', 'installations', 'restoration'],
  demolition: ['fullDemolition', 'partialDemolition', 'hazardous'],
  maintenance: ['buildingMaintenance'],
}
const ofWorks: Readonly<Record<Work, readonly string[]>> = {
  new: ['newBuilding', 'excavation', 'foundations'],
  extension: ['addition', 'excavation'],
  renovation: ['conversion', 'paving', 'excavation'],
  demolition: ['fullDemolition', 'partialDemolition'],
  maintenance: ['roadMaintenance', 'greenMaintenance'],
}
const materialsOfBuildings = [
  'massTimber',
  'glulam',
  'brick',
  'precast',
  'inSitu',
  'steel',
  'glass',
  'greenRoof',
  'slate',
  'zinc',
  'reusedBrick',
]
const materialsOfWorks = [
  'asphalt',
  'pavingStones',
  'gravel',
  'inSitu',
  'precast',
  'steel',
  'naturalStone',
  'plastic',
]
const certificates = [
  'dgnbSilver',
  'dgnbGold',
  'breeamVeryGood',
  'breeamExcellent',
  'swan',
  'miljSilver',
  'lowEnergy',
  'passiveHouse',
  'reuse',
  'emissionFree',
]
const plans = [
  'municipal',
  'municipalAddendum',
  'localProposal',
  'localHearing',
  'localAdopted',
  'framework',
  'environment',
  'none',
]

const some = (type: string, codes: readonly string[]) => codes.map((code) => ({ type, code }))

export function chooseCriteria(
  { random }: DemoContext,
  subject: DemoSubject,
  contractType: 'works' | 'services',
): CriterionReference[] {
  const { kind, work, place } = subject
  const isHouse = isBuilding(subject)
  const materials = isHouse ? materialsOfBuildings : materialsOfWorks
  return [
    { type: 'category', code: kind.category },
    { type: 'geography', code: place.code },
    { type: 'workType', code: random.pick((isHouse ? ofBuildings : ofWorks)[work]) },
    { type: 'contractType', code: contractType },
    ...(work === 'demolition' ? [] : some('material', random.sample(materials, random.integer(0, 2)))),
    ...(random.chance(0.3) ? some('sustainability', random.sample(certificates, 1)) : []),
    ...(random.chance(0.5) ? some('developmentPlan', random.sample(plans, 1)) : []),
  ]
}
