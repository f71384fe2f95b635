import type { CriterionChoice } from '../search/filterKinds'

/** A criterion of a known type, included or excluded. */
export type MarkedCriterion = Omit<CriterionChoice, 'typeId'>

/** Returns the choices of a search, with those of one criterion type replaced by new marks. */
export function withMarks(
  choices: readonly CriterionChoice[],
  typeId: number,
  marks: readonly MarkedCriterion[],
): CriterionChoice[] {
  const others = choices.filter((choice) => choice.typeId !== typeId)
  return [...others, ...marks.map(({ id, included }) => ({ id, included, typeId }))]
}

/** Returns the marks of one criterion type from the choices of a search. */
export function marksOf(choices: readonly CriterionChoice[], typeId: number): MarkedCriterion[] {
  return choices.filter((choice) => choice.typeId === typeId).map(({ id, included }) => ({ id, included }))
}
