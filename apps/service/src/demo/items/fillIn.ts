/**
 * Puts words into the places of a sentence: `{city}` becomes what `city` is.
 *
 * @throws Error when a sentence asks for a word that was not given.
 */
export function fillIn(sentence: string, words: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const word = words[name]
    if (word === undefined) {
      throw new Error(`The sentence "${sentence}" needs a word for "${name}", which nobody gave. Add it.`)
    }
    return String(word)
  })
}
