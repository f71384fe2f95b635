/** Replaces placeholders such as `{city}`. */
export function fillIn(sentence: string, words: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const word = words[name]
    if (word === undefined) {
      throw new Error(`The sentence "${sentence}" has no value for "${name}". Add it.`)
    }
    return String(word)
  })
}
