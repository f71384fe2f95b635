import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import components from '../components.json'
import { pageExample } from '../scripts/listExamples'
import screenReaders from '../storybook/screenReaders.gen.json'

const folder = resolve(import.meta.dirname, '..')
const pages = new Map(
  globSync('src/*/*/*.mdx', { cwd: folder }).map((file) => [
    basename(file, '.mdx'),
    readFileSync(join(folder, file), 'utf8'),
  ]),
)
const exported = components.map(({ name }) => name)
const required = ['When to use', 'When not to use', 'Keyboard', 'Accessibility', 'Props']

/** Returns the sections of a page that are missing or empty. */
function missingIn(page: string): string[] {
  return required.filter((title) => {
    const [, section = ''] = page.split(`\n## ${title}\n`)
    return (section.split('\n## ')[0] ?? '').trim() === ''
  })
}

describe('[G08] the docs page of a component', () => {
  test.each(components)(
    '$name has every section, an example and its whole list of props',
    ({ name, examples }) => {
      const page = pages.get(name) ?? ''
      expect(missingIn(page)).toEqual([])
      expect(page).toContain(`<PropList of="${name}" />`)
      if (page.includes('<ScreenReader')) expect(screenReaders).toHaveProperty(name)
      else expect(page).toContain('<Meta title="Components/')
      expect(page.includes('<Stories') || examples.length > 0).toBe(true)
    },
  )

  test('links only to pages that exist', () => {
    const known = new Set([...pages.keys()].map((name) => name.toLowerCase()))
    const links = [...pages].flatMap(([name, page]) =>
      [...page.matchAll(/\?path=\/docs\/(?:components|hooks)-(\w+)--docs/g)].map(([, to = '']) => ({
        name,
        to,
      })),
    )
    expect(links.length).toBeGreaterThan(100)
    expect(links.filter(({ to }) => !known.has(to))).toEqual([])
  })

  test('has a whole example that compiles', () => {
    // Inside the package, so that the examples import it by its name.
    const examples = mkdtempSync(join(folder, 'node_modules/.examples-'))
    const files = exported.flatMap((name) => {
      const code = pageExample(folder, name)
      if (code === null) return []
      const file = join(examples, `${name}.tsx`)
      writeFileSync(file, code)
      return [file]
    })
    try {
      const program = ts.createProgram(files, {
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        // The stylesheet exists only in the built package.
        noUncheckedSideEffectImports: false,
        jsx: ts.JsxEmit.ReactJSX,
        target: ts.ScriptTarget.ESNext,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
      })
      const errors = files.flatMap((file) => {
        const source = program.getSourceFile(file)
        return ts.getPreEmitDiagnostics(program, source).map(({ messageText }) => {
          return `${basename(file)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
        })
      })
      expect(files.length).toBeGreaterThan(10)
      expect(errors).toEqual([])
    } finally {
      rmSync(examples, { recursive: true })
    }
    expect(existsSync(examples)).toBe(false)
  }, 60_000)
})
