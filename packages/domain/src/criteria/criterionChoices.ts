import type { CriterionChoice } from '../search/filterKinds'

/**
 * A criterion, such as the municipality Aarhus, that a search includes or excludes. This object does not
 * contain the type of the criterion, such as geography.
 */
export type MarkedCriterion = Omit<CriterionChoice, 'typeId'>

/**
 * Returns the criteria of a search after the user included or excluded criteria of one type, such as
 * geography. The previous criteria of this type are replaced.
 */
export function withMarks(
  choices: readonly CriterionChoice[],
  typeId: number,
  marks: readonly MarkedCriterion[],
): CriterionChoice[] {
  const others = choices.filter((choice) => choice.typeId !== typeId)
  return [...others, ...marks.map(({ id, included }) => ({ id, included, typeId }))]
}

/**
 * Returns the criteria of one type among those of a search. Each result says whether the search includes or
 * excludes the criterion.
 */
export function marksOf(choices: readonly CriterionChoice[], typeId: number): MarkedCriterion[] {
  return choices.filter((choice) => choice.typeId === typeId).map(({ id, included }) => ({ id, included }))
}
