import { expect, test } from 'vitest'
import da from '../catalogs/da.json'
import en from '../catalogs/en.json'
import nb from '../catalogs/nb.json'
import sv from '../catalogs/sv.json'
import { pseudoCatalog, pseudoText } from './pseudoCatalog'

test.each([
  ['Save', '[Säävéé]'],
  ['Hello {name}', '[Hééllöö {name}]'],
  [
    '{count, plural, one {# view left} other {# views left}}',
    '[{count, plural, one {# vïïééw lééft} other {# vïïééwš lééft}}]',
  ],
  ['Read <link>the guide</link>', '[Rééääd <link>théé güüïïdéé</link>]'],
])('[Z05] %j becomes %j in the pseudo language', (message, text) => {
  expect(pseudoText(message)).toBe(text)
})

/**
 * Returns the names of the arguments in a message. In `{count, plural, other {# items}}`, the outer brace
 * opens an argument, the inner brace opens a text, and further braces alternate in this way.
 */
function argumentsOf(message: string): string[] {
  let depth = 0
  return [...message].flatMap((letter, index) => {
    const isArgument = letter === '{' && depth % 2 === 0
    depth += letter === '{' ? 1 : letter === '}' ? -1 : 0
    return isArgument ? [/^\w+/.exec(message.slice(index + 1).trim())?.[0] ?? ''] : []
  })
}

test('[Z05] every pseudo text keeps its arguments, is longer than in English and as long as in any language', () => {
  const others: Record<string, string>[] = [da, nb, sv]
  const pseudo = pseudoCatalog(en, others)
  for (const [id, message] of Object.entries(en)) {
    expect(argumentsOf(pseudo[id] ?? ''), id).toEqual(argumentsOf(message))
    const { length } = pseudo[id] ?? ''
    expect(length, id).toBeGreaterThan(message.length)
    for (const other of others) expect(length, id).toBeGreaterThanOrEqual((other[id] ?? '').length)
  }
})
