/** The pattern of the texts that begin with a text. */
export function likePrefix(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`
}

/** The pattern of the postal codes that begin with a text; spaces make no difference. */
export function zipPattern(text: string): string {
  return likePrefix(text.replaceAll(/\s/gu, ''))
}

const maxWords = 20

/** Cuts a free text into its words. More than twenty say no more than twenty. */
export function wordsOf(text: string): string[] {
  return text
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, maxWords)
}
