import { createRandom } from '../../../src/testing/createRandom'

/** How good the results of a search are. All scores are between 0 and 1. */
export interface Scores {
  readonly ndcg10: number
  readonly recall20: number
  readonly precision10: number
  /** 1 if the search found nothing, otherwise 0. */
  readonly empty: number
}

export const measures = [
  'ndcg10',
  'recall20',
  'precision10',
  'empty',
] as const satisfies readonly (keyof Scores)[]

const gainAt = (place: number) => 1 / Math.log2(place + 2)

/** Computes the scores of a ranked list without duplicates. All correct answers have the same weight. */
export function scoresOf(ids: readonly number[], answers: ReadonlySet<number>): Scores {
  const hits = ids.map((id) => answers.has(id))
  const gain = hits.slice(0, 10).reduce((sum, isHit, place) => sum + (isHit ? gainAt(place) : 0), 0)
  const best = Array.from({ length: Math.min(10, answers.size) }, (_one, place) => gainAt(place))
  const count = (length: number) => hits.slice(0, length).filter(Boolean).length
  return {
    ndcg10: gain / best.reduce((sum, one) => sum + one, 0),
    recall20: count(20) / answers.size,
    precision10: count(10) / 10,
    empty: ids.length === 0 ? 1 : 0,
  }
}

export interface Estimate {
  readonly mean: number
  readonly low: number
  readonly high: number
}

const samples = 1000

const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

/**
 * Estimates a mean and its confidence interval by a bootstrap with a fixed seed.
 *
 * @param groups The values of a group depend on each other, such as the values of one class in four
 * languages. Whole groups are resampled, because resampling single values would make the interval too narrow.
 */
export function estimate(groups: readonly (readonly number[])[]): Estimate {
  const random = createRandom(7)
  const means = Array.from({ length: samples }, () => meanOf(groups.flatMap(() => random.pick(groups)))).sort(
    (a, b) => a - b,
  )
  const at = (share: number) => means[Math.floor(share * (samples - 1))] ?? Number.NaN
  return { mean: meanOf(groups.flat()), low: at(0.025), high: at(0.975) }
}
