import type { PickedPerson } from './UserPicker'

/** Returns all ids, or only the current user's if all were selected. */
export function toggleEveryone(people: readonly PickedPerson[], selectedIds: readonly number[]): number[] {
  const areAllChosen = people.every((person) => selectedIds.includes(person.id))
  return people.filter((person) => !areAllChosen || person.isSelf).map((person) => person.id)
}
