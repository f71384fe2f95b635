import type { Schemas } from '@spadestik/api-client/schema'
import type { LanguageCode } from '../reference/languages'
import type { Names } from '../reference/Names'
import type { Phase } from '../reference/Phase'
import { roles } from '../reference/roles'

/**
 * Chooses a name in the language of the user. If there is none, takes the language of the item, then English,
 * and then any language.
 */
export function nameIn(names: Names, reader: LanguageCode, own: string): string {
  return names[reader] ?? names[own] ?? names['en'] ?? Object.values(names)[0] ?? ''
}

export function phaseIn(
  { id, index, icon, iconType, names }: Phase,
  language: LanguageCode,
): Schemas['Phase'] {
  return { id, index, icon, iconType, name: names[language] }
}

/** @throws Error when the phase does not exist, because the item could not be shown without a phase. */
export function phaseOf(phases: readonly Phase[], id: number, language: LanguageCode): Schemas['Phase'] {
  const phase = phases.find((candidate) => candidate.id === id)
  if (phase === undefined) {
    throw new Error(
      `An item is in the phase ${id}, which does not exist, so it cannot be shown. Write the item again.`,
    )
  }
  return phaseIn(phase, language)
}

/** Returns null when the role does not exist. */
export function roleIn(id: number | null, language: LanguageCode): Schemas['Role'] | null {
  const role = roles.find((candidate) => candidate.id === id)
  return role === undefined
    ? null
    : { id: role.id, name: role.names[language], itemTypes: [...role.itemTypes] }
}
