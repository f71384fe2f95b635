import { parseQuery } from '@spadestik/domain/query'
import { describe, expect, onTestFinished, test } from 'vitest'
import { mainEngine, openTestDatabase } from '../../testing/openTestDatabase'
import { queryOf } from './queryOf'
import { readAsking } from './readAsking'

/** Words with more synonyms than most. */
const richWords = [
  'vintertjeneste',
  'plejehjem',
  'renovering',
  'gadebelysning',
  'pavillon',
  'affaldsindsamling',
]

describe('a long query', () => {
  test.each([
    ['[S22] keeps the synonyms of six words that have many', richWords, 2],
    [
      '[S22] gives up synonyms when it would ask for thousands of words',
      richWords.flatMap((one) => [
        one,
        `${one}er`,
        `ny${one}`,
        `${one}s`,
        `alt${one}`,
        `u${one}`,
        `${one}en`,
      ]),
      1,
    ],
  ])('%s', async (_promise, words, width) => {
    const { db, close } = await openTestDatabase(mainEngine)
    onTestFinished(close)
    const { root } = parseQuery(words.join(' '))
    if (root === null) throw new Error('The text has no words.')
    expect(queryOf(root, await readAsking(db, [root], 'da')).width).toBe(width)
  })
})
