/**
 * The pattern of the texts that begin with a text.
 *
 * @source specification 5
 */
export function likePrefix(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`
}
