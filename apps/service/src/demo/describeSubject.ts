import type { DemoContext, DemoSubject } from './DemoContext'
import { fillIn } from './fillIn'
import { isBuilding } from './isBuilding'
import type { DemoMeasures } from './measureSubject'

/** What stands between thousands. */
const separators = { da: '.', sv: ' ', nb: ' ' } as const

/**
 * Describes a subject in the language of its country, and says at the end that it is made up.
 *
 * @param isDecided whether it is known how the work is organised
 * @source specification 1
 */
export function describeSubject(
  context: DemoContext,
  subject: DemoSubject,
  measures: DemoMeasures,
  isDecided: boolean,
): string {
  const { locale, random } = context
  const { sentences } = locale
  const size = {
    building: measures.buildingSize,
    ground: measures.groundSize,
    metres: measures.metres,
    units: measures.units,
  }
  const words = {
    name: subject.name,
    client: subject.client.name,
    city: subject.place.city,
    street: subject.street,
    size: String(size[subject.kind.measure] ?? 0).replace(/\B(?=(\d{3})+$)/g, separators[locale.language]),
    floors: measures.floors ?? 1,
  }
  const isMade = subject.work !== 'demolition' && subject.work !== 'maintenance'
  const details =
    isMade && isBuilding(subject) ? [...sentences.details, ...sentences.buildingDetails] : sentences.details
  const told = [
    random.pick(sentences.openings[subject.work]),
    ...(isMade ? [random.pick(sentences.sizes[subject.kind.measure])] : []),
    ...random.sample(details, random.integer(1, 2)),
    random.pick(isDecided ? sentences.decided : sentences.planned),
    sentences.synthetic,
  ]
  return told.map((sentence) => fillIn(sentence, words)).join(' ')
}
