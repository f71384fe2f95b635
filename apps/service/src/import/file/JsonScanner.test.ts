import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JsonScanner } from './JsonScanner'

function scan(pieces: readonly string[], longest = 1_000_000) {
  const scanner = new JsonScanner(['releases'], longest)
  for (const piece of pieces) scanner.push(piece)
  return { parts: scanner.take(), isComplete: scanner.isComplete }
}

const document = fc.oneof(
  fc.record({ publisher: fc.jsonValue(), releases: fc.array(fc.jsonValue()), uri: fc.string() }),
  fc.array(fc.jsonValue()),
)
const cuts = fc.array(fc.nat(400), { maxLength: 12 })

function cut(text: string, places: readonly number[]): string[] {
  const ordered = [0, ...places.map((place) => place % (text.length + 1)), text.length].toSorted(
    (a, b) => a - b,
  )
  return ordered.slice(1).map((end, index) => text.slice(ordered[index], end))
}

describe('the scanner of JSON', () => {
  test('[G01] finds every part of a document, wherever the text is cut', () => {
    fc.assert(
      fc.property(document, cuts, fc.boolean(), (value, places, isPretty) => {
        const text = JSON.stringify(value, null, isPretty ? 2 : 0)
        const { parts, isComplete } = scan(cut(text, places))
        expect(isComplete).toBe(true)
        const found = parts.flatMap((part) =>
          part.kind === 'element' || part.kind === 'field' ? [JSON.parse(part.raw ?? 'null') as unknown] : [],
        )
        const whole: unknown[] = Array.isArray(value)
          ? value
          : [value.publisher, ...value.releases, value.uri]
        expect(found).toEqual(JSON.parse(JSON.stringify(whole)))
      }),
    )
  })

  test('[G01] does not keep a part that is too long, and finds the parts after it', () => {
    const { parts } = scan([`{"releases":["${'x'.repeat(600)}`, `${'x'.repeat(600)}", 7]}`], 1000)
    expect(parts.filter(({ kind }) => kind === 'element')).toMatchObject([{ raw: null }, { raw: '7' }])
  })
})
