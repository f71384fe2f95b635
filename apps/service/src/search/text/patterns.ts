export function likePrefix(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`
}
