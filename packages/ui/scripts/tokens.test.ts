import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readTokens, tokenFolder } from './tokens/readTokens'
import { writeFigma } from './tokens/writeFigma'
import { writeTypeScript } from './tokens/writeTypeScript'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokens-'))
  cpSync(tokenFolder, folder, { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true }))

async function writeWith(file: string, from: string, to: string): Promise<string> {
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(folder, file), text.replace(from, to))
  return writeTypeScript(await readTokens(folder))
}

describe('[G07] the design tokens', () => {
  test('are in the Design Tokens format, in every file', async () => {
    await expect(readTokens(folder)).resolves.toBeDefined()
  })

  test.each([
    ['a colour space', 'dark.json', '"srgb"', '"srbg"', /Invalid color space: srbg/],
    ['a unit', 'reducedMotion.json', '"ms"', '"min"', /Unknown unit min/],
    ['a type', 'tokens.json', '"dimension"', '"distance"', /distance/],
    ['a reference', 'tokens.json', '"{color.shadow}"', '"{color.shade}"', /color\.shade/],
    ['a file', 'tokens.resolver.json', '"dark.json"', '"night.json"', /night\.json/],
  ])('are refused with an unknown %s', async (_what, file, from, to, message) => {
    await expect(writeWith(file, from, to)).rejects.toThrow(message)
  })

  test('are refused if a theme has a token that the others lack', async () => {
    const refusal = /color\.paper has a value for {"theme":"dark"} but none in tokens\.json/
    await expect(writeWith('dark.json', '"canvas"', '"paper"')).rejects.toThrow(refusal)
  })

  test('are refused if a colour has two notations that disagree', async () => {
    await expect(writeWith('dark.json', '"#0e1311"', '"#ffffff"')).rejects.toThrow(/Make them equal/)
  })

  test('are refused if the colour of a shadow is not a token of the theme', async () => {
    const color = '{ "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" }'
    await expect(writeWith('tokens.json', '"{color.shadow}"', color)).rejects.toThrow(
      /has a colour of its own/,
    )
  })

  test('change the generated styles when they change', async () => {
    expect(await writeWith('tokens.json', '"value": 4,', '"value": 5,')).toContain('x1: "5px"')
  })
})

function namesOf(figmaFile: string): string[] {
  const { $extensions, ...groups } = JSON.parse(figmaFile) as Record<string, object>
  expect($extensions).toBeDefined()
  return Object.entries(groups).flatMap(([group, variables]) =>
    Object.keys(variables).map((name) => `${group}/${name}`),
  )
}

describe('[G07] the variables of Figma', () => {
  test('are the same in every mode of a collection, and each file is one mode', async () => {
    const files = Object.entries(writeFigma(await readTokens(folder)))
    for (const collection of ['colors', 'numbers']) {
      const modes = files.filter(([path]) => path.includes(`/${collection}/`))
      expect(modes.length).toBeGreaterThan(1)
      for (const [path, text] of modes) {
        expect(namesOf(text)).toEqual(namesOf(modes[0]?.[1] ?? ''))
        const { $extensions } = JSON.parse(text) as { $extensions: object }
        expect(path).toBe(`figma/${collection}/${Object.values($extensions).join()}.tokens.json`)
      }
    }
  })

  test('have sizes in px, because Figma has no rem', async () => {
    const text = writeFigma(await readTokens(folder))['figma/numbers/fine.tokens.json'] ?? ''
    const { fontSize, size } = JSON.parse(text) as Record<string, Record<string, object>>
    expect(fontSize?.['lg']).toMatchObject({ $type: 'number', $value: 16 })
    expect(size?.['control']).toMatchObject({ $type: 'number', $value: 36 })
  })
})
