import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ThemeName } from '../tokens.gen'
import { color } from '../tokens.gen'
import { contrastRatio } from './contrastRatio'
import { createTheme } from './createTheme'
import { toShade } from './shade'
import { leastContrast, textPairs } from './textPairs'
import { themeStylesheet } from './themeStylesheet'

const themes = Object.keys(color) as ThemeName[]
const anyColor = fc.integer({ min: 0, max: 0xff_ff_ff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

describe('[G03] a theme from one accent', () => {
  test('has enough contrast for every pair of colours in every theme, or is refused', () => {
    let accepted = 0
    fc.assert(
      fc.property(anyColor, (accent) => {
        const theme = createTheme(accent)
        if (!theme.isAccepted) {
          for (const { ratio, least } of theme.failures) expect(ratio).toBeLessThan(least)
          expect(createTheme(theme.nearest)).toHaveProperty('isAccepted', true)
          return
        }
        accepted += 1
        for (const name of themes) {
          const palette = { ...color[name], ...theme.colors[name] }
          for (const pair of textPairs) {
            const ratio = contrastRatio(palette[pair.text], palette[pair.ground])
            expect(ratio, `${pair.text} on ${pair.ground} in ${name}`).toBeGreaterThanOrEqual(
              leastContrast(pair, name),
            )
          }
        }
      }),
    )
    expect(accepted).toBeGreaterThan(0)
  })

  test('is refused only because of its light theme, as the other themes change the lightness', () => {
    fc.assert(
      fc.property(anyColor, (accent) => {
        const theme = createTheme(accent)
        if (!theme.isAccepted)
          expect(new Set(theme.failures.map((each) => each.theme))).toEqual(new Set(['light']))
      }),
    )
  })

  test('uses the accent unchanged in the light theme, and its hue in the dark theme', () => {
    const theme = createTheme('#7a1fa2')
    if (!theme.isAccepted) throw new Error('A dark purple has enough contrast.')
    expect(theme.colors.light.accent).toBe('#7a1fa2')
    expect(Math.abs(toShade(theme.colors.dark.accent).hue - toShade('#7a1fa2').hue)).toBeLessThan(8)
  })

  test('names the pair and the ratio of a refused accent, and the nearest accepted accent', () => {
    const theme = createTheme('#ff9800')
    if (theme.isAccepted) throw new Error('Orange on white cannot be read.')
    expect(theme.failures).toContainEqual({
      theme: 'light',
      text: 'accent',
      ground: 'surface',
      ratio: contrastRatio('#ff9800', '#ffffff'),
      least: 6,
    })
    expect(Math.abs(toShade(theme.nearest).hue - toShade('#ff9800').hue)).toBeLessThan(8)
  })

  test('throws on a colour that does not have the form #rrggbb', () => {
    expect(() => createTheme('teal')).toThrow(/#rrggbb/)
    expect(() => createTheme('#fff')).toThrow(/#rrggbb/)
    expect(() => createTheme('no colour')).toThrow(/#rrggbb/)
  })
})

test('[G07] the stylesheet of a theme sets each accent under the same conditions as the package', () => {
  const theme = createTheme('#7a1fa2')
  if (!theme.isAccepted) throw new Error('A dark purple has enough contrast.')
  const css = themeStylesheet(theme.colors)
  expect(css).toMatch(/^@layer spadestik\.theme \{/)
  expect(css).toContain(':root { --spadestik-color-accent: #7a1fa2;')
  const { accent } = theme.colors.darkContrast
  expect(css).toMatch(
    new RegExp(
      `@media \\(prefers-color-scheme: dark\\) and \\(prefers-contrast: more\\) .*accent: ${accent}`,
    ),
  )
})
