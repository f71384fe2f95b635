import type { DemoSubject } from './DemoContext'

/**
 * Whether a subject is a building; what is not is civil works.
 *
 * @source specification 1
 */
export function isBuilding({ kind }: Pick<DemoSubject, 'kind'>): boolean {
  return kind.measure === 'building' || kind.measure === 'units'
}
