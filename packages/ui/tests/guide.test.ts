import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import components from '../components.json'
import hooks from '../hooks.json'
import exampleTexts from '../scripts/examples/exampleTexts.json'
import { withoutCodes } from '../scripts/docsSections'

const folder = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const guide = read('llms.txt')
const [, types = ''] = guide.split('\n## Types\n')
const examples = components.flatMap(({ name, examples: all }) => all.map(({ code }) => ({ name, code })))

/** Types that the guide need not explain: those of React, the DOM and TypeScript, and type parameters. */
const known =
  /^([A-Z]|ReactNode|ReactElement|Ref|CSSProperties|ComponentType|AriaAttributes|HTML\w+|SVG\w+|Element|FormData|File|NumberFormatOptions|(Focus|Mouse|Keyboard)Event|Readonly\w*|Record|Map|Set|Promise|Partial|Pick|Omit|Exclude|Extract|NonNullable|Parameters|Id|Row|Value|Data|Option|Mode|Root|Props)$/

const namesIn = (code: string) =>
  code
    .replaceAll(/\/\*[\s\S]*?\*\/|'[^']*'|"[^"]*"/g, '')
    .match(/\b[A-Z]\w*\b/g)
    ?.filter((name) => !known.test(name)) ?? []

describe('[G08] the description of the hooks', () => {
  test.each(hooks)('has an example of $name, its options and its result', ({ name, door, guide: text }) => {
    expect(text).toContain(`import { ${name} } from '${door}'`)
    expect(text).toMatch(/^\| option \| meaning \|$/m)
    expect(text).toMatch(/^\| (result|props) \| (meaning|element) \|$/m)
    // The published package has no Storybook, so the guide must not contain components of documentation pages
    // or links to stories.
    expect(text).not.toMatch(/<Markdown>|\?path=|\\`/)
    expect(guide).toContain(`\n### ${name}\n\n${text.split('\n## ')[0]}`)
  })

  test('leaves out only the hooks that the README lists as helpers', () => {
    const doors = readdirSync(join(folder, 'exports')).filter((file) => /^use[A-Z]/.test(file))
    const described = new Set(hooks.map(({ name }) => name))
    const others = doors.map((file) => basename(file, '.ts')).filter((name) => !described.has(name))
    const [, helpers = ''] = read('README.md').split('\n**Helpers.**')
    expect(others.filter((name) => !helpers.includes(`\`${name}\``))).toEqual([])
  })
})

describe('[G08] the description of the components', () => {
  test.each(components)('contains every type that a prop of $name refers to', (component) => {
    const described = new Set(component.types.map(({ name }) => name))
    const code = [...component.props.map(({ type }) => type), ...component.types.map((type) => type.code)]
    const imported = new Set([...code.join('\n').matchAll(/import type \{ (\w+)/g)].map(([, name]) => name))
    const missing = code.flatMap(namesIn).filter((name) => !described.has(name) && !imported.has(name))
    expect(missing).toEqual([])
    const inGuide = component.types.filter(
      ({ code: each }) => !each.startsWith('import') && !types.includes(each),
    )
    expect(inGuide).toEqual([])
  })

  test('says the values of a union instead of where they are listed', () => {
    expect(types).toContain('type HideWidth = 460 | 600 | 700')
    expect(types).toContain("type Breakpoint = 'xs' | 'sm'")
    expect(guide).toContain("`tone?: 'info' | 'success'")
    expect(types).toContain("type Placement = 'bottom' | 'bottom left'")
  })

  test('lists the keys of a component in the guide', () => {
    const section = guide.split('\n### CriterionTree\n')[1]?.split('\n### ')[0]
    expect(section).toContain('\nKeys:\n\n- Tab: moves to the tree')
    expect(section).toContain('\n- Arrow Right: opens a branch')
  })

  test('contains no codes of requirements and decisions', () => {
    for (const text of [guide, read('components.json'), read('README.md')]) {
      expect(text.match(/\([A-Z]\d{2}\b|\bADR \d/g)).toBeNull()
    }
  })

  test.each([
    ['A tree (S10).', 'A tree.'],
    ['A row (S18, S20, S21) in a table.', 'A row in a table.'],
    ['Saved (ADR 6).', 'Saved.'],
    ['/**\n * Hides columns\n * (S21).\n */', '/**\n * Hides columns.\n */'],
    ['An area (m2) in Q1 2027 (Q1)', 'An area (m2) in Q1 2027 (Q1)'],
  ])('leaves the codes out of %j', (text, expected) => {
    expect(withoutCodes(text)).toBe(expected)
  })

  test('has examples in English, except names', () => {
    const name =
      /Kragå|Åkærskolen|Tangå|Højst|Företag|Søren Bæk|Mølgaard-Sørensen|Kjær|Jørn|Åse Bæk|Ringkøbing|Holbæk|Sjælland|Åbro|Gudenåen|Anlæg Nordvestsjælland|Nørre/g
    expect(examples.filter(({ code }) => /[æøåäö]/i.test(code.replaceAll(name, '')))).toEqual([])
    const all = examples.map(({ code }) => code).join('\n')
    const unused = Object.values(exampleTexts).filter((text) => !all.includes(text))
    expect(unused).toEqual([])
  })

  test.each(['llms.txt', 'README.md', 'tokens/README.md'])(
    '%s links only to the web and into the package',
    (file) => {
      const links = [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
      const dead = links.filter(
        (link) => !/^(https:|#)/.test(link) && (link.startsWith('..') || !existsSync(join(folder, link))),
      )
      expect(dead).toEqual([])
      expect(
        read(file)
          .split('\n')
          .filter((line) => line.includes('Storybook')),
      ).toEqual([])
    },
  )
})
