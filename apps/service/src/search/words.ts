/** Returns the pattern of texts that begin with a text. */
export function likePrefix(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`
}

/** Returns the pattern of postal codes that begin with a text, ignoring spaces. */
export function zipPattern(text: string): string {
  return likePrefix(text.replaceAll(/\s/gu, ''))
}

const maxWords = 20

/** Splits a free text into its words, at most twenty. */
export function wordsOf(text: string): string[] {
  return text
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, maxWords)
}
