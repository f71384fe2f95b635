/** Returns the `like` pattern for texts that begin with the given text. */
export function likePrefix(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`
}
