import type { RoleCode } from '@spadestik/service/filling'
import type { DemoContext, DemoSubject } from './DemoContext'
import { isBuilding } from './measureSubject'

export interface DemoPackage {
  readonly name: string
  readonly role: RoleCode
  /** The cost as a share of the project's cost, from 0 to 1. */
  readonly share: number
  readonly isService: boolean
}

const services: readonly string[] = ['architect', 'engineer']
const wholes: readonly string[] = ['turnkeyContractor', 'mainContractor']
const ofCivilWorks: readonly string[] = ['groundworks', 'concrete', 'electrician', 'engineer']
const ofBuildings: readonly string[] = [
  'groundworks',
  'concrete',
  'mason',
  'carpenter',
  'roofer',
  'electrician',
  'plumber',
  'ventilation',
  'painter',
  ...services,
]
const ofUpkeep: readonly string[] = ['groundworks', 'carpenter', 'painter', 'electrician']

function rolesOf(subject: DemoSubject): readonly string[] {
  if (subject.work === 'demolition') return ['demolition', 'engineer']
  if (subject.work === 'maintenance') return isBuilding(subject) ? ofUpkeep : ['groundworks']
  return [...wholes, ...(isBuilding(subject) ? ofBuildings : ofCivilWorks)]
}

/**
 * Chooses the work that a demo tender is for.
 *
 * @param part the whole project (`whole`), any part of it (`some`), or advice for an early project (`advice`)
 */
export function choosePackage(
  { random, locale }: DemoContext,
  subject: DemoSubject,
  part: 'whole' | 'some' | 'advice',
): DemoPackage {
  const possible = rolesOf(subject)
  const wanted = part === 'advice' ? services : part === 'whole' ? wholes : possible
  const fitting = locale.packages.filter(([, role]) => wanted.includes(role))
  const [name, role] = random.pick(fitting)
  const isWhole =
    part === 'whole' || wholes.includes(role) || role === 'demolition' || subject.work === 'maintenance'
  return {
    name: name.charAt(0).toLocaleUpperCase(locale.language) + name.slice(1),
    role,
    share: (isWhole ? random.integer(75, 98) : random.integer(4, 22)) / 100,
    isService: services.includes(role),
  }
}
