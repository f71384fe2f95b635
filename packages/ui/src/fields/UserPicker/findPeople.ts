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
