import type { MarkedCriterion } from '@spadestik/domain/criteria'
import { useStableHandler } from '@spadestik/ui/useStableHandler'
import { useState } from 'react'

/**
 * Returns the choices to show, and a function that shows pressed choices before the address changes. When the
 * address changes, the choices in the address replace them in the same render. The array stays the same while
 * the choices are equal.
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
