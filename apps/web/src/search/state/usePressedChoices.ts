import type { MarkedCriterion } from '@spadestik/domain/criteria'
import { useStableHandler } from '@spadestik/ui/useStableHandler'
import { useState } from 'react'

/**
 * Returns the criteria to show, and a function that changes them immediately, before the address changes.
 * After a change of the address, the criteria of the address are shown. Equal criteria always give the same
 * array, so that memoised filters do not render again.
 */
export function usePressedChoices(
  choices: readonly MarkedCriterion[],
): [readonly MarkedCriterion[], (pressed: readonly MarkedCriterion[]) => void] {
  const key = keyOf(choices)
  const [current, setCurrent] = useState({ key, choices })
  const press = useStableHandler((pressed: readonly MarkedCriterion[]) =>
    setCurrent({ key, choices: pressed }),
  )
  if (current.key === key) return [current.choices, press]
  setCurrent({ key, choices })
  return [choices, press]
}

const keyOf = (choices: readonly MarkedCriterion[]): string =>
  choices.map(({ id, included }) => `${included ? '' : '-'}${id}`).join(' ')
