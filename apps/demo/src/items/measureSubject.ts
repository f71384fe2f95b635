import type { DemoSubject, DemoContext } from './DemoContext'
import { fillIn } from './fillIn'

export function isBuilding({ kind }: Pick<DemoSubject, 'kind'>): boolean {
  return kind.measure === 'building' || kind.measure === 'units'
}

export function roundly(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1)
  return Math.round(value / step) * step
}

export interface DemoMeasures {
  readonly buildingSize: number | null
  /** In square metres. */
  readonly groundSize: number | null
  /** In running metres. */
  readonly metres: number | null
  readonly units: number | null
  readonly floors: number | null
}

export function measureSubject({ random }: DemoContext, { kind }: DemoSubject): DemoMeasures {
  const [least, most] = kind.size
  const size = least + Math.round(((most - least) * random.integer(0, 1000) ** 2) / 1_000_000)
  const stands = isBuilding({ kind })
  const buildingSize = kind.measure === 'units' ? size * random.integer(62, 105) : size
  const hasGround = kind.measure === 'ground' || (stands && random.chance(0.4))
  return {
    buildingSize: stands ? buildingSize : null,
    groundSize: hasGround
      ? stands
        ? Math.round(buildingSize * (0.6 + random.integer(0, 20) / 10))
        : size
      : null,
    metres: kind.measure === 'metres' ? size : null,
    units: kind.measure === 'units' ? size : null,
    floors: stands ? random.integer(1, kind.measure === 'units' ? 9 : 6) : null,
  }
}

const separators = { da: '.', sv: ' ', nb: ' ' } as const

/**
 * Writes the description of a demo item. It ends with a note that the item is fictional.
 *
 * @param isDecided whether it has been decided how the work is organised
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
  const parts = [
    random.pick(sentences.openings[subject.work]),
    ...(isMade ? [random.pick(sentences.sizes[subject.kind.measure])] : []),
    ...random.sample(details, random.integer(1, 2)),
    random.pick(isDecided ? sentences.decided : sentences.planned),
    sentences.synthetic,
  ]
  return parts.map((sentence) => fillIn(sentence, words)).join(' ')
}
