import type { Schemas } from '@spadestik/api-client/schema'
import type { LanguageCode } from '../languages'
import type { Phase } from '../Phase'

/** Returns a phase in a language. */
export function phaseIn(
  { id, index, icon, iconType, names }: Phase,
  language: LanguageCode,
): Schemas['Phase'] {
  return { id, index, icon, iconType, name: names[language] }
}

/**
 * Returns the phase with an id in a language.
 *
 * @throws Error when the phase does not exist, because the item would have none to show.
 */
export function phaseOf(phases: readonly Phase[], id: number, language: LanguageCode): Schemas['Phase'] {
  const phase = phases.find((candidate) => candidate.id === id)
  if (phase === undefined) {
    throw new Error(
      `An item is in the phase ${id}, which does not exist, so it cannot be shown. Write the item again.`,
    )
  }
  return phaseIn(phase, language)
}
