import * as fc from 'fast-check'

/** Queries by a field, with values that the items of a test have. */
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

/** Generates any text with operators, made of the given words. */
export function anyQueryText(vocabulary: readonly string[]): fc.Arbitrary<string> {
  const word = fc.constantFrom(...vocabulary)
  const leaf = fc.oneof(
    { weight: 4, arbitrary: word },
    { weight: 2, arbitrary: fc.tuple(word, word).map((pair) => `"${pair.join(' ')}"`) },
    { weight: 1, arbitrary: word.map((one) => `${one.slice(0, 3)}*`) },
    { weight: 1, arbitrary: word.map((one) => `title:${one}`) },
    { weight: 1, arbitrary: fc.tuple(word, word).map((pair) => `titel:"${pair.join(' ')}"`) },
    { weight: 2, arbitrary: fc.constantFrom(...values) },
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
