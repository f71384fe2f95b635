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

/**
 * Whether the characters at this depth of nested braces are text. Text and arguments alternate with the
 * depth: in `{count, plural, other {# items}}`, only `# items` is text.
 */
function isText(depth: number): boolean {
  return depth % 2 === 0
}

/**
 * Returns a message in the pseudo language: the English text with accents, in brackets, and about 50 percent
 * longer. On a screen, text without brackets is missing from the catalogs, and text with only one bracket was
 * cut off.
 *
 * @param message in ICU message syntax; arguments and tags are not changed
 * @param least the minimum length; shorter texts are padded with `~`
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

type Catalog = Readonly<Record<string, string>>

/**
 * Returns a whole catalog in the pseudo language.
 *
 * @param others catalogs of other languages; each pseudo text is at least as long as the longest of its
 * translations
 */
export function pseudoCatalog(catalog: Catalog, others: readonly Catalog[] = []): Record<string, string> {
  const longest = (id: string): number => Math.max(0, ...others.map((other) => other[id]?.length ?? 0))
  return Object.fromEntries(
    Object.entries(catalog).map(([id, message]) => [id, pseudoText(message, longest(id))]),
  )
}
