/** Shortens a text to a length, with an ellipsis. Never leaves half of a character, which cannot be stored. */
export function cutText(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
