import { cdp } from 'vitest/browser'
import { afterEach, describe, expect, test } from 'vitest'
import { layers } from '../layers.css'
import { themeLayer } from '../themeRules'
import type { ThemeName } from '../tokens.gen'
import { color } from '../tokens.gen'
import { createTheme } from './createTheme'
import { themeStylesheet } from './themeStylesheet'

const root = document.documentElement

/** Emulates preferences of a user's device, such as reduced motion, for media queries. */
async function emulate(features: Record<string, string>, media = ''): Promise<void> {
  const list = Object.entries(features).map(([name, value]) => ({ name, value }))
  await cdp().send('Emulation.setEmulatedMedia', { media, features: list })
}

function themeOf(element: Element): string | undefined {
  const style = getComputedStyle(element)
  const themes = Object.keys(color) as ThemeName[]
  return themes.find((theme) =>
    Object.entries(color[theme]).every(
      ([name, value]) => style.getPropertyValue(`--spadestik-color-${name}`) === value,
    ),
  )
}

afterEach(async () => {
  delete root.dataset['theme']
  delete root.dataset['contrast']
  document.body.replaceChildren()
  await emulate({ 'prefers-reduced-motion': 'reduce' })
})

const dark = { 'prefers-color-scheme': 'dark' }
const more = { 'prefers-contrast': 'more' }

describe('[G03] the theme of a page', () => {
  test.each([
    { device: {}, theme: 'light' },
    { device: dark, theme: 'dark' },
    { device: more, theme: 'lightContrast' },
    { device: { ...dark, ...more }, theme: 'darkContrast' },
  ])('follows the device: $device is $theme', async ({ device, theme }) => {
    await emulate(device)
    expect(themeOf(root)).toBe(theme)
  })

  test.each([
    { data: { theme: 'light' }, device: dark, theme: 'light' },
    { data: { theme: 'dark' }, device: {}, theme: 'dark' },
    { data: { theme: 'dark' }, device: more, theme: 'darkContrast' },
    { data: { theme: 'light' }, device: { ...dark, ...more }, theme: 'lightContrast' },
    { data: { contrast: 'more' }, device: {}, theme: 'lightContrast' },
    { data: { contrast: 'more' }, device: dark, theme: 'darkContrast' },
    { data: { theme: 'light', contrast: 'more' }, device: dark, theme: 'lightContrast' },
    { data: { theme: 'dark', contrast: 'more' }, device: {}, theme: 'darkContrast' },
  ])('is chosen by data attributes: $data on $device is $theme', async ({ data, device, theme }) => {
    Object.assign(root.dataset, data)
    await emulate(device)
    expect(themeOf(root)).toBe(theme)
    expect(getComputedStyle(root).colorScheme).toBe(theme.startsWith('dark') ? 'dark' : 'light')
  })

  test.each([{}, { theme: 'dark' }, { contrast: 'more' }, { theme: 'dark', contrast: 'more' }])(
    'is the print theme on paper, whatever the data attributes are: %o',
    async (data) => {
      Object.assign(root.dataset, data)
      await emulate(dark, 'print')
      expect(themeOf(root)).toBe('print')
    },
  )

  test('has more contrast in parts of the page with their own theme', async () => {
    root.dataset['contrast'] = 'more'
    document.body.innerHTML = '<div data-theme="dark"></div>'
    await emulate({})
    expect(themeOf(document.body.children[0] ?? root)).toBe('darkContrast')
  })
})

describe('[G07] a theme from an accent', () => {
  const created = createTheme('#7a1fa2')
  if (!created.isAccepted) throw new Error('A dark purple has enough contrast.')
  const { colors } = created

  test('is in the same cascade layer as the themes of the package', () => {
    expect(layers.theme).toBe(themeLayer)
  })

  test.each([
    { data: {}, device: {}, media: '', theme: 'light' },
    { data: {}, device: { ...dark, ...more }, media: '', theme: 'darkContrast' },
    { data: { theme: 'dark' }, device: {}, media: '', theme: 'dark' },
    { data: { contrast: 'more' }, device: {}, media: '', theme: 'lightContrast' },
    { data: {}, device: dark, media: 'print', theme: 'print' },
  ] as const)('changes the accent of the $theme theme alone', async ({ data, device, media, theme }) => {
    Object.assign(root.dataset, data)
    const style = document.body.appendChild(document.createElement('style'))
    style.textContent = themeStylesheet(colors)
    await emulate(device, media)
    const valueOf = (name: string) => getComputedStyle(root).getPropertyValue(`--spadestik-color-${name}`)
    expect(valueOf('accent')).toBe(colors[theme].accent)
    expect(valueOf('ink')).toBe(color[theme].ink)
  })

  test('does not change the forced colours of the user', async () => {
    const style = document.body.appendChild(document.createElement('style'))
    style.textContent = themeStylesheet(colors)
    await emulate({ 'forced-colors': 'active' })
    expect(getComputedStyle(root).getPropertyValue('--spadestik-color-accent')).toBe('Highlight')
  })
})
