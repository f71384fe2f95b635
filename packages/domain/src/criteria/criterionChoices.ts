import type { CriterionChoice } from '../search/SearchCriteria'
import type { MarkedCriterion } from './CriterionMarks'

/** The choices of a search with those of one type replaced by the marks of its tree. */
export function withMarks(
  choices: readonly CriterionChoice[],
  typeId: number,
  marks: readonly MarkedCriterion[],
): CriterionChoice[] {
  const others = choices.filter((choice) => choice.typeId !== typeId)
  return [...others, ...marks.map(({ id, included }) => ({ id, included, typeId }))]
}

/** The marks of one type's tree among the choices of a search. */
export function marksOf(choices: readonly CriterionChoice[], typeId: number): MarkedCriterion[] {
  return choices.filter((choice) => choice.typeId === typeId).map(({ id, included }) => ({ id, included }))
}

/**
 * Whether an item's criteria meet the choices: between types and; within a type or over the included, and none
 * of the excluded.
 *
 * @param closure the ids of the item's criteria and of all their ancestors
 * @source decision 28
 */
export function meetsChoices(closure: ReadonlySet<number>, choices: readonly CriterionChoice[]): boolean {
  if (choices.some(({ id, included }) => !included && closure.has(id))) return false
  const types = new Set(choices.filter(({ included }) => included).map(({ typeId }) => typeId))
  return [...types].every((typeId) =>
    choices.some((choice) => choice.typeId === typeId && choice.included && closure.has(choice.id)),
  )
}
