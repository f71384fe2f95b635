import type { DemoContext, DemoSubject } from './DemoContext'
import { isBuilding } from './isBuilding'

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
