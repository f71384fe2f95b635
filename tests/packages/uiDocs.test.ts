import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packageFolder, repositoryFolder } from './build/packageFolders'

const client = new Client({ name: 'test', version: '1.0.0' })

beforeAll(async () => {
  const cli = join(repositoryFolder, 'packages/ui-docs/dist/cli.js')
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [cli] }))
})

afterAll(() => client.close())

async function call(name: string, args: Record<string, string> = {}): Promise<string> {
  const { content } = await client.callTool({ name, arguments: args })
  if (!Array.isArray(content)) throw new Error(`${name} returned no content.`)
  return content.map((part: unknown) => String(Reflect.get(Object(part), 'text'))).join('\n')
}

describe('[G08] the server that describes the components', () => {
  test('offers read-only tools', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'read_setup',
      'list_components',
      'read_component',
      'search_components',
    ])
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true)
  })

  test('lists every public component and every hook', async () => {
    const names = ['components.json', 'hooks.json'].flatMap((file) => {
      const described = JSON.parse(readFileSync(join(packageFolder('ui'), file), 'utf8')) as {
        name: string
      }[]
      return described.map(({ name }) => name)
    })
    const listed = [...(await call('list_components')).matchAll(/^- (\w+) \(@spadestik\/ui\/\w+\): /gm)]
    expect(listed.map(([, name]) => name)).toEqual(names)
  })

  test('names every peer dependency in its setup', async () => {
    const file = readFileSync(join(packageFolder('ui'), 'package.json'), 'utf8')
    const { peerDependencies } = JSON.parse(file) as { peerDependencies: Record<string, string> }
    const text = await call('read_setup')
    for (const [peer, range] of Object.entries(peerDependencies)) {
      expect(text).toContain(`${peer}@${/\d+/.exec(range)?.[0]}`)
    }
  })

  test('says in its setup what the README says', async () => {
    const text = await call('read_setup')
    const readme = readFileSync(join(packageFolder('ui'), 'README.md'), 'utf8')
    expect(readme.startsWith(text)).toBe(true)
    for (const each of [
      '<UiProvider language=',
      'setLanguage',
      'data-theme="dark"',
      "'use client'",
      'app/layout.tsx',
    ]) {
      expect(text).toContain(each)
    }
  })

  test('returns props, examples and keyboard use of a component', async () => {
    const text = await call('read_component', { name: 'criteriontree' })
    expect(text).toContain("import { CriterionTree } from '@spadestik/ui/CriterionTree'")
    expect(text).toMatch(/^- `label: /m)
    expect(text).toMatch(/## Keyboard\n\n(- .*\n)*- Enter, Space: mark the row/)
    expect(text).toContain('<CriterionTree ')
  })

  test('returns an example, the options and the result of a hook', async () => {
    const text = await call('read_component', { name: 'useRangeField' })
    expect(text).toContain("import { useRangeField } from '@spadestik/ui/useRangeField'")
    expect(text).toContain('| option | meaning |')
    expect(text).toContain('`minProps`')
    expect(await call('search_components', { query: 'own number fields' })).toContain('- useRangeField ')
  })

  test('suggests similar components for an unknown name', async () => {
    const result = await client.callTool({ name: 'read_component', arguments: { name: 'modal' } })
    expect(result.isError ?? false).toBe(false)
    const unknown = await client.callTool({ name: 'read_component', arguments: { name: 'Autocomplete' } })
    expect(unknown.isError).toBe(true)
    expect(JSON.stringify(unknown.content)).toContain('CompanyAutocomplete')
  })

  test('finds components by words', async () => {
    expect(await call('search_components', { query: 'quarter' })).toMatch(/^- QuarterRangeField /)
    expect(await call('search_components', { query: 'xylophone' })).toContain(
      'No component matches "xylophone".',
    )
  })
})
