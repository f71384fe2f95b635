import type { DemoContext, DemoSubject } from './DemoContext'
import { fillIn } from './fillIn'

/**
 * How large something is, in the units that items have.
 *
 * @source specification 3
 */
export interface DemoMeasures {
  /** m² */
  readonly buildingSize: number | null
  /** m² */
  readonly groundSize: number | null
  /** Running metres. */
  readonly metres: number | null
  readonly units: number | null
  readonly floors: number | null
}

/**
 * Makes up how large a subject is.
 *
 * @source specification 1
 */
export function measureSubject({ random }: DemoContext, { kind }: DemoSubject): DemoMeasures {
  const [least, most] = kind.size
  const size = least + Math.round(((most - least) * random.integer(0, 1000) ** 2) / 1_000_000)
  const stands = kind.measure === 'building' || kind.measure === 'units'
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

/**
 * Describes a subject in the language of its country, and says at the end that it is made up.
 *
 * @source specification 1
 */
export function describeSubject(context: DemoContext, subject: DemoSubject, measures: DemoMeasures): string {
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
    size: (size[subject.kind.measure] ?? 0).toLocaleString(locale.language),
    floors: measures.floors ?? 1,
  }
  const told = [
    random.pick(sentences.openings[subject.work]),
    ...(subject.work === 'demolition' || subject.work === 'maintenance'
      ? []
      : [random.pick(sentences.sizes[subject.kind.measure])]),
    ...random.sample(sentences.details, random.integer(1, 3)),
    random.pick(sentences.organisation),
    sentences.synthetic,
  ]
  return told.map((sentence) => fillIn(sentence, words)).join(' ')
}
