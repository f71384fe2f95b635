import * as fc from 'fast-check'

const piece = fc.constantFrom(
  ...['skole', 'bro', 'Århus', 'tag-', 'e-mail', "d'eau", '45', 'OR', 'ELLER', 'eller', 'og', '🏗', 'é'],
  ...['"', '“', '”', '(', ')', '-', '--', '*', ':', '.', '|', '\\', '\u0000', '\ud800', ' ', '\n', '\u00a0'],
  ...['title:', 'Sted:', 'beställare:', 'nr:', 'cpv:', 'ukendt:', 'skole*', ' OR ', ' -', ' ('],
)

/** Any text, many of them with operators in all positions. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')) },
  { weight: 3, arbitrary: fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' ')) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
)
