import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { breakpoints } from '@spadestik/ui/breakpoints'
import { shadow } from '@spadestik/ui/shadow'
import type { Browser, Page } from 'playwright'
import { chromium } from 'playwright'
import StyleDictionary from 'style-dictionary'
import type { TransformedToken, ValueTransform } from 'style-dictionary/types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumArgs, findChromium } from '../setup/findChromium'
import { packageFolder } from './build/packageFolders'

const folder = packageFolder('ui')
const fileOf = (name: string): string => join(folder, 'tokens', name)

/**
 * The themes, each with the device settings that make a page use it. `files` are the token files that an app
 * gives to Style Dictionary for this theme.
 */
const cases = [
  { name: 'light', device: {}, files: [] },
  { name: 'dark', device: { colorScheme: 'dark' }, files: ['dark.json'] },
  { name: 'light with more contrast', device: { contrast: 'more' }, files: ['lightContrast.json'] },
  {
    name: 'dark with more contrast',
    device: { colorScheme: 'dark', contrast: 'more' },
    files: ['dark.json', 'darkContrast.json'],
  },
  { name: 'print', device: {}, isPrinted: true, files: ['lightContrast.json', 'print.json'] },
  { name: 'a coarse pointer', device: { hasTouch: true, isMobile: true }, files: ['coarse.json'] },
  { name: 'reduced motion', device: { reducedMotion: 'reduce' }, files: ['reducedMotion.json'] },
] as const

/**
 * A CSS property for each type of token. Its computed value shows how the browser reads a value of this type.
 */
const propertyOf: Record<string, string> = {
  color: 'color',
  dimension: 'width',
  fontFamily: 'font-family',
  fontWeight: 'font-weight',
  duration: 'transition-duration',
  cubicBezier: 'transition-timing-function',
  shadow: 'box-shadow',
}

/** Converts durations to CSS. Without this conversion, Style Dictionary writes them as `[object Object]`. */
const durationCss: Omit<ValueTransform, 'name'> = {
  type: 'value',
  filter: ({ $type }) => $type === 'duration',
  transform: ({ $value }) => `${$value.value}${$value.unit}`,
}

async function readWithStyleDictionary(files: readonly string[]): Promise<TransformedToken[]> {
  const all = ['tokens.json', ...files].map(fileOf)
  const dictionary = new StyleDictionary({
    // In Style Dictionary, a `source` file may override an `include` file, but not another `source` file.
    include: all.slice(0, -1),
    source: all.slice(-1),
    log: { warnings: 'error' },
    hooks: { transforms: { 'duration/css': durationCss } },
    platforms: { css: { transformGroup: 'css', transforms: ['duration/css'] } },
  })
  return (await dictionary.getPlatformTokens('css')).allTokens
}

/** Converts durations to seconds, for platforms whose animations count in seconds. */
const durationSeconds: Omit<ValueTransform, 'name'> = {
  type: 'value',
  filter: ({ $type }) => $type === 'duration',
  transform: ({ $value }) => $value.value / ($value.unit === 'ms' ? 1000 : 1),
}

interface Output {
  readonly group: string
  readonly format: string
  readonly transform: string
  /** The types of tokens that the platform cannot draw. */
  readonly leftOut: readonly string[]
}

/** Writes the tokens of the light theme as `packages/ui/tokens/README.md` describes it. */
async function writeWithStyleDictionary({ group, format, transform, leftOut }: Output): Promise<string> {
  const dictionary = new StyleDictionary({
    source: [fileOf('tokens.json')],
    log: { warnings: 'error' },
    hooks: { transforms: { 'duration/css': durationCss, 'duration/seconds': durationSeconds } },
    platforms: {
      one: {
        transformGroup: group,
        transforms: [transform],
        files: [{ destination: 'tokens', format, filter: ({ $type = '' }) => !leftOut.includes($type) }],
      },
    },
  })
  await dictionary.hasInitialized
  const [file] = await dictionary.formatPlatform('one')
  return String(file?.output)
}

test.each([
  { group: 'scss', format: 'scss/variables', transform: 'duration/css', leftOut: [] },
  {
    group: 'ios-swift',
    format: 'ios-swift/class.swift',
    transform: 'duration/seconds',
    leftOut: ['shadow', 'cubicBezier'],
  },
  {
    group: 'android',
    format: 'android/resources',
    transform: 'duration/seconds',
    leftOut: ['shadow', 'cubicBezier'],
  },
])('[G07] the configuration of the guide writes every token for $group as a value', async (output) => {
  const written = await writeWithStyleDictionary(output)
  expect(written).not.toContain('[object Object]')
  expect(written).toMatch(/motion/i)
})

function ourValue({ path: [group = '', name = ''] }: TransformedToken): string {
  if (group === 'breakpoint') return `${Object.entries(breakpoints).find(([key]) => key === name)?.[1]}px`
  if (group === 'shadow') return Object.entries(shadow).find(([key]) => key === name)?.[1] ?? ''
  return `var(--spadestik-${group}-${name})`
}

function compute(page: Page, styles: { property: string; value: string }[]): Promise<string[]> {
  return page.evaluate(
    (asked) =>
      asked.map(({ property, value }) => {
        const element = document.body.appendChild(document.createElement('i'))
        element.style.cssText = `display: block; ${property}: ${value}`
        return element.style.length > 1 ? getComputedStyle(element).getPropertyValue(property) : 'invalid'
      }),
    styles,
  )
}

describe('[G07] the design tokens', () => {
  let browser: Browser

  beforeAll(async () => {
    const executablePath = findChromium()
    browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) })
  })

  afterAll(() => browser.close())

  test.each(cases)(
    'Style Dictionary and this package give every token the same value with $name',
    async ({ device, files, ...rest }) => {
      const tokens = await readWithStyleDictionary(files)
      const page = await browser.newPage(device)
      if ('isPrinted' in rest) await page.emulateMedia({ media: 'print' })
      await page.setContent('<body></body>')
      await page.addStyleTag({ content: readFileSync(join(folder, 'dist/styles.css'), 'utf8') })
      const styled = (value: (token: TransformedToken) => string) =>
        tokens.map((token) => ({ property: propertyOf[token.$type ?? ''] ?? '', value: value(token) }))
      const [theirs, ours] = [
        await compute(
          page,
          styled(({ $value }) => String($value)),
        ),
        await compute(page, styled(ourValue)),
      ]
      const named = (values: string[]) =>
        tokens.map(({ path }, index) => `${path.join('.')}: ${values[index]}`)
      expect(named(ours)).toEqual(named(theirs))
      expect(theirs).not.toContain('invalid')
      expect(tokens.length).toBeGreaterThan(80)
      await page.close()
    },
  )
})
