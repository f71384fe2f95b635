import { expect, test } from 'vitest'
import type { Chunk } from './planChunks'
import { planChunks } from './planChunks'

interface Given {
  readonly id: string
  readonly roots: readonly string[]
  readonly size: number
  readonly imports?: readonly string[]
}

function chunksOf(given: readonly Given[]): Chunk[] {
  const made = new Map(
    given.map(({ id, roots, size }): [string, Chunk] => [
      id,
      { ids: [id], roots: new Set(roots), size, imports: new Set() },
    ]),
  )
  for (const { id, imports = [] } of given) {
    for (const name of imports) {
      const imported = made.get(name)
      if (imported !== undefined) made.get(id)?.imports.add(imported)
    }
  }
  return [...made.values()]
}

const planned = (given: readonly Given[], weightOf: (root: string) => number = () => 1) =>
  planChunks(chunksOf(given), weightOf)
    .map(({ ids }) => ids.toSorted().join(' '))
    .toSorted()

test.each<[string, Given[], string[]]>([
  [
    'chunks of the same routes become one file',
    [
      { id: 'list', roots: ['search', 'company'], size: 40_000 },
      { id: 'row', roots: ['search', 'company'], size: 40_000 },
    ],
    ['list row'],
  ],
  [
    'a route does not load a large part of another route',
    [
      { id: 'form', roots: ['login'], size: 20_000 },
      { id: 'field', roots: ['login', 'search'], size: 5000 },
    ],
    ['field', 'form'],
  ],
  [
    'a small part joins the file of almost the same routes rather than a large one',
    [
      { id: 'form', roots: ['login', 'settings'], size: 5000 },
      { id: 'icon', roots: ['login', 'settings', 'help'], size: 200 },
      { id: 'help', roots: ['help'], size: 90_000 },
    ],
    ['form icon', 'help'],
  ],
  [
    'a part does not join a file whose routes would then load what the part imports',
    [
      { id: 'shared', roots: ['search', 'help'], size: 500 },
      { id: 'part', roots: ['search'], size: 100, imports: ['engine'] },
      { id: 'engine', roots: ['search'], size: 90_000 },
    ],
    ['engine part', 'shared'],
  ],
])('[L05] %s', (_rule, given, expected) => {
  expect(planned(given)).toEqual(expected)
})

test('[L05] a route that counts more gets fewer bytes, and others may load more', () => {
  const given = [
    { id: 'page', roots: ['search'], size: 9000 },
    { id: 'icon', roots: ['search', 'help'], size: 2000 },
    { id: 'help', roots: ['help'], size: 9000 },
  ]
  expect(planned(given, (root) => (root === 'help' ? 0.1 : 1))).toEqual(['help', 'icon page'])
  expect(planned(given, (root) => (root === 'search' ? 0.1 : 1))).toEqual(['help icon', 'page'])
})
