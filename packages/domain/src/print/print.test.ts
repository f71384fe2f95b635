import { describe, expect, test } from 'vitest'
import { areCompact, notesToPrint } from './printNotes'
import { nextPrintStep } from './printMoment'

const note = (title: string | null, text: string) => ({ title, text })

describe('printed notes', () => {
  test('[X02] need both a title and a text', () => {
    const whole = note('Besøg', 'Uge 49')
    expect(notesToPrint([whole, note(null, 'a'), note(' ', 'a'), note('a', ''), note('a', ' \n')])).toEqual([
      whole,
    ])
  })

  test.each([
    [[], true],
    [[note('a', 'b'), note('a', 'b'), note('a', 'b')], true],
    [[note('a', 'b'), note('a', 'b'), note('a', 'b'), note('a', 'b')], false],
    [[note('a', 'å'.repeat(899))], true],
    [[note('ab', 'å'.repeat(899))], false],
    [[note(null, '🏗'.repeat(900))], true],
    [[note('', 'x'.repeat(500)), note('', 'x'.repeat(401))], false],
  ])('[X02] %j are compact: %s', (notes, compact) => {
    expect(areCompact(notes)).toBe(compact)
  })
})

test.each([
  [0, 0, { print: false, waitMs: 1000 }],
  [400, 3, { print: false, waitMs: 600 }],
  [1000, 0, { print: true }],
  [1000, 2, { print: false, waitMs: 200 }],
  [14_999, 1, { print: false, waitMs: 200 }],
  [15_000, 1, { print: true }],
])('[X01] after %i ms with %i pending images the next step is %j', (waitedMs, pendingImages, step) => {
  expect(nextPrintStep({ waitedMs, pendingImages })).toEqual(step)
})
