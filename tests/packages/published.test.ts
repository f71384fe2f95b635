import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, inject, test } from 'vitest'
import { packageFolder, packageNames } from './build/packageFolders'
import { runCommand } from './runCommand'

const here = import.meta.dirname
const dist = join(packageFolder('ui'), 'dist')
const bin = (name: string) => join(here, '../node_modules/.bin', name)

const firstCharacters = (file: string) => readFileSync(join(dist, 'src', file), 'utf8').slice(0, 12)

const doors = readdirSync(join(dist, 'exports'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.replace(/\.js$/, ''))

describe('[G08] what is published', () => {
  test.each(packageNames)('%s has no error that publint finds', async (name) => {
    const output = await runCommand(bin('publint'), [inject('tarballs')[name], '--strict'], here)
    expect(output).toContain('All good!')
  })

  test.each(packageNames)('%s has types that match its modules', async (name) => {
    const args = [inject('tarballs')[name], '--profile', 'esm-only', '--no-emoji', '--format', 'json']
    // List the entry points explicitly. attw cannot find them, because `exports` contains only patterns.
    if (name === 'ui') args.push('--entrypoints', ...doors)
    if (name === 'domain') args.push('--entrypoints', 'criteria', 'quarter', 'access', 'search')
    const { analysis } = JSON.parse(await runCommand(bin('attw'), args, here)) as {
      analysis: { problems: { kind: string; resolutionKind?: string }[]; entrypoints: object }
    }
    const problems = analysis.problems.filter(
      ({ resolutionKind }) => resolutionKind === 'node16-esm' || resolutionKind === 'bundler',
    )
    expect(problems).toEqual([])
    expect(Object.keys(analysis.entrypoints).length).toBeGreaterThan(0)
  })

  test('every entry point of ui has types', () => {
    const files = new Set(readdirSync(join(dist, 'exports')))
    expect(doors.length).toBeGreaterThan(80)
    expect(doors.filter((door) => !files.has(`${door}.d.ts`))).toEqual([])
  })

  test('the types of ui have no codes of requirements in their comments', () => {
    const files = globSync('**/*.d.ts', { cwd: dist })
    const coded = files.filter((file) =>
      /\([A-Z]\d{2}\b|\bADR \d/.test(readFileSync(join(dist, file), 'utf8')),
    )
    expect(coded).toEqual([])
  })

  test('every entry point of ui loads without a DOM, as on a server', async () => {
    for (const door of doors) {
      const module = (await import(pathToFileURL(join(dist, 'exports', `${door}.js`)).href)) as object
      expect(Object.keys(module).length, door).toBeGreaterThan(0)
    }
  })

  test('the styles of ui are in one cascade layer, except the font', () => {
    const css = readFileSync(join(dist, 'styles.css'), 'utf8')
    const withoutLayers = css
      .replaceAll(/@import '@fontsource-variable\/inter\/wght\.css';|@layer [\w., ]+;/g, '')
      .replaceAll(/@keyframes[^{]+\{(?:[^{}]*\{[^}]*\})*[^}]*\}/g, '')
      .trim()
    let depth = 0
    let name = ''
    const outside = new Set<string>()
    for (const character of withoutLayers) {
      if (character === '{') {
        if (depth === 0) outside.add(name.trim())
        depth += 1
      } else if (character === '}') {
        depth -= 1
        name = ''
      } else if (depth === 0) name += character
    }
    expect([...outside].filter((each) => !each.startsWith('@layer spadestik'))).toEqual([])
    expect(outside.size).toBeGreaterThan(0)
  })

  test('modules with state begin with "use client", presentational ones do not', () => {
    expect(firstCharacters('dialogs/Modal/Modal.js')).toBe('"use client"')
    expect(firstCharacters('media/Carousel/Carousel.js')).toBe('"use client"')
    expect(firstCharacters('feedback/Badge/Badge.js')).not.toBe('"use client"')
    expect(firstCharacters('layout/Card/Card.js')).not.toBe('"use client"')
  })

  test('modules without "use client" use only what React offers to server components', async () => {
    const print = "console.log(JSON.stringify(Object.keys(require('react'))))"
    const args = ['--conditions=react-server', '--eval', print]
    const offered = new Set(JSON.parse(await runCommand(process.execPath, args, here)) as string[])
    const unmarked = globSync('src/**/*.js', { cwd: dist })
      .map((file) => ({ file, code: readFileSync(join(dist, file), 'utf8') }))
      .filter(({ code }) => !code.startsWith('"use client"'))
    expect(unmarked.length).toBeGreaterThan(50)
    const wrong = unmarked.flatMap(({ file, code }) => {
      const names = [...code.matchAll(/import \{([^}]*)\} from "react"/g)]
        .flatMap(([, list = '']) => list.split(','))
        .map((name) => name.trim().replace(/ as .*/, ''))
      const libraries = code.match(/from "(react-aria-components|react-intl)[^"]*"/g) ?? []
      return [...names.filter((name) => !offered.has(name)), ...libraries].map((each) => `${file}: ${each}`)
    })
    expect(wrong).toEqual([])
  })
})
