import * as fc from 'fast-check'

const pieces = [
  'skole bro Århus tag- e-mail d\u2019eau 45 OR ELLER eller og 🏗 é title: Sted: beställare: nr: cpv: ukendt: skole*',
  '" “ ” ( ) - -- = == -= * : . | \\ \u0000 \ud800',
].flatMap((line) => line.split(' '))

const piece = fc.constantFrom(...pieces, ' ', '\n', '\u00a0', ' OR ', ' -', ' =', ' (')

/** Random texts, many of them with operators at random positions. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.array(piece, { maxLength: 40 }).map((text) => text.join('')) },
  { weight: 3, arbitrary: fc.array(piece, { maxLength: 12 }).map((text) => text.join(' ')) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
)
