import type { CriterionChoice } from '../search/filterKinds'

/** A criterion, such as the municipality Aarhus, that a search includes or excludes. */
export type MarkedCriterion = Omit<CriterionChoice, 'typeId'>

export function withMarks(
  choices: readonly CriterionChoice[],
  typeId: number,
  marks: readonly MarkedCriterion[],
): CriterionChoice[] {
  const others = choices.filter((choice) => choice.typeId !== typeId)
  return [...others, ...marks.map(({ id, included }) => ({ id, included, typeId }))]
}

export function marksOf(choices: readonly CriterionChoice[], typeId: number): MarkedCriterion[] {
  return choices.filter((choice) => choice.typeId === typeId).map(({ id, included }) => ({ id, included }))
}
