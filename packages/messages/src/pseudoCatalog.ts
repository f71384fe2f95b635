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
 * @param least how many characters it has at least: what is missing is filled up with `~`
 * @source specification 9 (the longest translation), our own choice of marks
 */
export function pseudoText(message: string, least = 0): string {
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
  return `[${text.padEnd(least - 2, '~')}]`
}

/** The texts of a language by their ids. */
type Catalog = Readonly<Record<string, string>>

/**
 * A whole catalog in the pseudo language.
 *
 * @param others the catalogs of other languages: each text becomes at least as long as in any of them
 */
export function pseudoCatalog(catalog: Catalog, others: readonly Catalog[] = []): Record<string, string> {
  const longest = (id: string): number => Math.max(0, ...others.map((other) => other[id]?.length ?? 0))
  return Object.fromEntries(
    Object.entries(catalog).map(([id, message]) => [id, pseudoText(message, longest(id))]),
  )
}
