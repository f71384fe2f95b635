import { foldText, foldWords } from '../../text/Highlight/foldText'
import type { PickedPerson } from './UserPicker'

/** Returns the people whose name contains every typed word, ignoring case and diacritics. */
export function findPeople(people: readonly PickedPerson[], typed: string): readonly PickedPerson[] {
  const words = foldWords(typed)
  return people.filter(({ name }) => {
    const { text } = foldText(name)
    return words.every((word) => text.includes(word))
  })
}

/**
 * Returns the selection after a press on the checkbox for everyone. If all people were selected, only the
 * current user stays selected. Otherwise all people are selected.
 */
export function toggleEveryone(people: readonly PickedPerson[], selectedIds: readonly number[]): number[] {
  const areAllChosen = people.every((person) => selectedIds.includes(person.id))
  return people.filter((person) => !areAllChosen || person.isSelf).map((person) => person.id)
}
