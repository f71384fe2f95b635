import type { PickedPerson } from './UserPicker'

/** Returns everyone's ids, or the reader's alone where everyone was chosen already. */
export function toggleEveryone(people: readonly PickedPerson[], selectedIds: readonly number[]): number[] {
  const areAllChosen = people.every((person) => selectedIds.includes(person.id))
  return people.filter((person) => !areAllChosen || person.isSelf).map((person) => person.id)
}
