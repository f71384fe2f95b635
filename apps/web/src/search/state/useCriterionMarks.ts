import type { CriterionMarks, CriterionTree, MarkedCriterion } from '@spadestik/domain/criteria'
import { createCriterionMarks } from '@spadestik/domain/criteria'
import { useState } from 'react'

/**
 * Returns the marks of a tree as the address has them, already in the render in which the address changes.
 *
 * The marks live outside React, so that a press renders only the rows it changes. A press writes to them at once;
 * when the address follows with the same choices, the marks stay the same object.
 */
export function useCriterionMarks(tree: CriterionTree, choices: readonly MarkedCriterion[]): CriterionMarks {
  const key = keyOf(choices)
  const [current, setCurrent] = useState(() => ({ tree, key, marks: loadMarks(tree, choices) }))
  if (current.tree === tree && current.key === key) return current.marks
  const isOwnPress = current.tree === tree && keyOf(current.marks.summarise()) === key
  const marks = isOwnPress ? current.marks : loadMarks(tree, choices)
  setCurrent({ tree, key, marks })
  return marks
}

function loadMarks(tree: CriterionTree, choices: readonly MarkedCriterion[]): CriterionMarks {
  const marks = createCriterionMarks(tree)
  marks.load(choices)
  return marks
}

const keyOf = (choices: readonly MarkedCriterion[]): string =>
  choices.map(({ id, included }) => `${included ? '' : '-'}${id}`).join(' ')
