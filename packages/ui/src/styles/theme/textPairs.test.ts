import { describe, expect, test } from 'vitest'
import type { ThemeName } from '../tokens.gen'
import { color } from '../tokens.gen'
import { contrastRatio } from './contrastRatio'
import { leastContrast, textPairs } from './textPairs'

const themes = Object.keys(color) as ThemeName[]

describe.each(themes)('[G03] the %s theme', (theme) => {
  test.each(textPairs)('$text on $ground has the required contrast', (pair) => {
    const ratio = contrastRatio(color[theme][pair.text], color[theme][pair.ground])
    expect(ratio).toBeGreaterThanOrEqual(leastContrast(pair, theme))
  })
})

test('[G03] all text has a contrast of at least 7 : 1 in themes with more contrast and in print', () => {
  const texts = textPairs.filter(({ least }) => least >= 4.5)
  expect(texts.length).toBeGreaterThan(30)
  for (const theme of ['lightContrast', 'darkContrast', 'print'] as const) {
    for (const pair of texts) expect(leastContrast(pair, theme)).toBeGreaterThanOrEqual(7)
  }
})
