/** Returns the pattern of texts that begin with a text. */
export function likePrefix(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`
}

/** Returns the pattern of postal codes that begin with a text, ignoring spaces. */
export function zipPattern(text: string): string {
  return likePrefix(text.replaceAll(/\s/gu, ''))
}
