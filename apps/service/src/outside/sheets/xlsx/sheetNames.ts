/** The most characters that Excel accepts. */
const longest = 31

/** Returns the names as Excel accepts them: short, without special characters, and each once. */
export function sheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const plain = name.replaceAll(/[[\]:*?/\\\p{Cc}]/gu, ' ').replaceAll(/^['\s]+|['\s]+$/g, '') || '-'
    let accepted = cut(plain, longest)
    for (let number = 2; taken.has(accepted.toLowerCase()); number++)
      accepted = `${cut(plain, longest - `${number}`.length - 1)} ${number}`
    taken.add(accepted.toLowerCase())
    return accepted
  })
}

/** Cuts a text before a character of two code units, not inside it. */
export const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
