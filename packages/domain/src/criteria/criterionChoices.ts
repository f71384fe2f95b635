import type { CriterionChoice } from '../search/SearchCriteria'
import type { MarkedCriterion } from './CriterionMarks'

/** Returns the choices of a search with those of one type replaced by the marks of its tree. */
export function withMarks(
  choices: readonly CriterionChoice[],
  typeId: number,
  marks: readonly MarkedCriterion[],
): CriterionChoice[] {
  const others = choices.filter((choice) => choice.typeId !== typeId)
  return [...others, ...marks.map(({ id, included }) => ({ id, included, typeId }))]
}

/** Returns the marks of one type from the choices of a search. */
export function marksOf(choices: readonly CriterionChoice[], typeId: number): MarkedCriterion[] {
  return choices.filter((choice) => choice.typeId === typeId).map(({ id, included }) => ({ id, included }))
}

/**
 * Whether an item matches the choices. Types are combined with AND, the included criteria of one type with OR,
 * and no excluded criterion may match. (S10)
 *
 * @param closure the ids of the item's criteria and all their ancestors
 */
export function meetsChoices(closure: ReadonlySet<number>, choices: readonly CriterionChoice[]): boolean {
  if (choices.some(({ id, included }) => !included && closure.has(id))) return false
  const types = new Set(choices.filter(({ included }) => included).map(({ typeId }) => typeId))
  return [...types].every((typeId) =>
    choices.some((choice) => choice.typeId === typeId && choice.included && closure.has(choice.id)),
  )
}
