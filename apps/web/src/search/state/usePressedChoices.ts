import type { MarkedCriterion } from '@spadestik/domain/criteria'
import { useStableHandler } from '@spadestik/ui/useStableHandler'
import { useState } from 'react'

/**
 * Returns the included and excluded criteria to show, and a function that changes them at once, before the
 * address of the page changes. Once the address has changed, the criteria in the address are shown. Equal
 * criteria always give the same array, so that the memoised filters do not render again.
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
