import * as fc from 'fast-check'

const values = [
  'sted:Aarhus',
  'plats:havnegade',
  'firma:a',
  'bygherre:b',
  'nr:3',
  'nr:N-1',
  'cpv:45',
  'cpv:4522*',
]

export function anyQueryText(
  vocabulary: readonly string[],
  fields: readonly string[] = values,
): fc.Arbitrary<string> {
  const word = fc.constantFrom(...vocabulary)
  const leaf = fc.oneof(
    { weight: 4, arbitrary: word },
    { weight: 2, arbitrary: fc.tuple(word, word).map((pair) => `"${pair.join(' ')}"`) },
    { weight: 1, arbitrary: word.map((one) => `${one.slice(0, 3)}*`) },
    { weight: 1, arbitrary: word.map((one) => `title:${one}`) },
    { weight: 1, arbitrary: word.map((one) => `=${one}`) },
    { weight: 1, arbitrary: fc.tuple(word, word).map((pair) => `titel:"${pair.join(' ')}"`) },
    { weight: 2, arbitrary: fc.constantFrom(...fields) },
  )
  const { node } = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      leaf,
      tie('node').map((one) => `-(${one})`),
      leaf.map((one) => `-${one}`),
      fc.tuple(tie('node'), tie('node')).map(([one, two]) => `(${one} ${two})`),
      fc.tuple(tie('node'), tie('node')).map(([one, two]) => `(${one} OR ${two})`),
    ),
  }))
  return node
}

const operators = [
  '-',
  '=',
  ' =',
  '(',
  ')',
  '"',
  ' OR ',
  ' ELLER ',
  ' ',
  ' ',
  '*',
  'title:',
  'sted:',
  ' -',
  ':',
]

/** Generates words and operators in any order, so that many texts are no valid queries. */
export function anyBrokenText(vocabulary: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(fc.constantFrom(...vocabulary), fc.constantFrom(...operators))
  return fc.array(piece, { minLength: 1, maxLength: 10 }).map((pieces) => pieces.join(''))
}

const letters = [...'abdeiklnorstvøåäö']

/** Generates words with a typical mistake: two letters swapped, or one missing or wrong. */
export function anyMisspelling(vocabulary: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...vocabulary), fc.nat(8), fc.nat(2), fc.constantFrom(...letters))
    .map(([word, place, kind, letter]) => {
      const [before, one = '', two = ''] = [word.slice(0, place), word[place], word[place + 1]]
      const changed = [two + one, two, letter + two][kind] ?? ''
      return before + changed + word.slice(place + 2)
    })
    .filter((word) => word !== '')
}
