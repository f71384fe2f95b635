import type { MarkedCriterion } from '@spadestik/domain/criteria'
import { useStableHandler } from '@spadestik/ui/useStableHandler'
import { useState } from 'react'

/**
 * Returns the included and excluded criteria to show, and a function that shows a press before the address
 * changes. When the address changes, its criteria replace those shown, in the same render. The returned array
 * stays the same while the criteria are equal.
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
