const accents: Readonly<Record<string, string>> = {
  a: 'ää',
  e: 'éé',
  i: 'ïï',
  o: 'öö',
  u: 'üü',
  y: 'ÿ',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  U: 'Û',
}

/** What an argument holds is text again at every other depth of braces; the argument itself is not. */
function isText(depth: number): boolean {
  return depth % 2 === 0
}

/**
 * A text of the pseudo language: as the English one, about half as long again, with accents, and in brackets. What is
 * not in brackets on a screen comes from no catalog; a bracket that is missing was cut off.
 *
 * @param message in ICU message syntax; arguments and tags stay as they are
 * @source specification 9 (the longest translation), our own choice of marks
 */
export function pseudoText(message: string): string {
  let depth = 0
  let isInTag = false
  let text = ''
  for (const letter of message) {
    if (letter === '{') depth += 1
    if (letter === '}') depth -= 1
    if (letter === '<' && isText(depth)) isInTag = true
    const isPlain = isText(depth) && !isInTag && letter !== '}'
    text += isPlain ? (accents[letter] ?? letter) : letter
    if (letter === '>') isInTag = false
  }
  return `[${text}]`
}

/** A whole catalog in the pseudo language. */
export function pseudoCatalog(catalog: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(catalog).map(([id, message]) => [id, pseudoText(message)]))
}
