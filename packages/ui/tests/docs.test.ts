import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import components from '../components.json'
import screenReaders from '../storybook/screenReaders.gen.json'

const folder = resolve(import.meta.dirname, '..')
const pages = new Map(
  globSync('src/*/*/*.mdx', { cwd: folder }).map((file) => [
    basename(file, '.mdx'),
    readFileSync(join(folder, file), 'utf8'),
  ]),
)
const required = ['When to use', 'When not to use', 'Keyboard', 'Accessibility', 'Props']

function missingIn(page: string): string[] {
  return required.filter((title) => {
    const [, section = ''] = page.split(`\n## ${title}\n`)
    return (section.split('\n## ')[0] ?? '').trim() === ''
  })
}

const toId = (text: string) =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')

function addressesOf(file: string, text: string): string[] {
  if (file.endsWith('.mdx')) {
    const [, title] = /<Meta title="([^"]+)"/.exec(text) ?? []
    if (title !== undefined) return [`docs/${idOfTitle(title)}--docs`]
    const stories = readFileSync(join(folder, file.replace('.mdx', '.stories.tsx')), 'utf8')
    const [, name = 'Docs'] = /<Meta of={stories} name="([^"]+)"/.exec(text) ?? []
    return [`docs/${idOfTitle(titleOf(stories))}--${toId(name)}`]
  }
  const names = [...text.matchAll(/^export const (\w+)/gm)]
  return names.map(([, name = '']) => `story/${idOfTitle(titleOf(text))}--${toId(name)}`)
}

const titleOf = (stories: string) => /title: '([^']+)'/.exec(stories.split('const meta')[1] ?? '')?.[1] ?? ''
const idOfTitle = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

test.each([...pages])('[G08] the docs page %s shows its tables as tables', (_name, page) => {
  // MDX shows a Markdown table as plain text unless the table is inside the component `Markdown`.
  expect(page).not.toMatch(/\n\n\|/)
})

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

  test.each(components)('describes every prop of $name', ({ props }) => {
    expect(props.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([])
  })

  test('links only to pages and stories that exist', () => {
    const files = globSync('{src,storybook}/**/*.{mdx,stories.tsx}', { cwd: folder })
    const texts = files.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
    const known = new Set(texts.flatMap(({ file, text }) => addressesOf(file, text)))
    const links = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/\?path=\/(\w+\/[\w-]+)\)/g)].map(([, to = '']) => ({ file, to })),
    )
    expect(links.length).toBeGreaterThan(150)
    expect(links.filter(({ to }) => !known.has(to))).toEqual([])
  })

  test('has examples that use nothing of this repository but packages', () => {
    const codes = components.flatMap(({ name, examples }) => examples.map(({ code }) => ({ name, code })))
    expect(codes.filter(({ code }) => /\bfn\(|from '(\.|storybook)|sampleImage/.test(code))).toEqual([])
    expect(codes.length).toBeGreaterThan(250)
  })

  test('has examples that compile in another app, like those of the hooks, the README and the imports of types', () => {
    // Put the examples into a folder inside the package, so that they can import the package by its name.
    const examples = mkdtempSync(join(folder, 'node_modules/.examples-'))
    const files = components.flatMap((component) =>
      component.examples.map(({ name, code }) => {
        const file = join(examples, `${component.name}${name}.tsx`)
        writeFileSync(file, code)
        return file
      }),
    )
    const readme = readFileSync(join(folder, 'README.md'), 'utf8').split('\n## Blocks')[0] ?? ''
    const imports = components.flatMap(({ types }) => types.filter(({ code }) => code.startsWith('import ')))
    const hooks = [...pages].filter(([name]) => name.startsWith('use'))
    const others = {
      ...Object.fromEntries(hooks.map(([name, page]) => [name, /```tsx\n([\s\S]*?)```/.exec(page)?.[1]])),
      ...Object.fromEntries([...readme.matchAll(/```tsx\n([\s\S]*?)```/g)].map(([, code], at) => [at, code])),
      ...Object.fromEntries(imports.map(({ name, code }) => [`${name}Type`, code])),
    }
    for (const [name, code = ''] of Object.entries(others)) {
      const file = join(examples, `${name}.tsx`)
      writeFileSync(file, code)
      files.push(file)
    }
    try {
      const program = ts.createProgram(files, {
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        // The imported stylesheet exists only in the built package.
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
  })
})
