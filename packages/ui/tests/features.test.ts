import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testTitles } from './testTitles'

const root = resolve(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/component-packages.md'), 'utf8')

function rowsOf(section: string): string[][] {
  const [, text = ''] = page.split(`## ${section}\n`)
  const lines = (text.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const features = rowsOf('Features')
const proofs = rowsOf('Proof of our column').map(([feature = '', proof = '', command = '']) => {
  const [, file = '', title = ''] = /^`([^`]+)` › `([^`]+)`$/.exec(proof) ?? []
  return { feature, file, title, command: command.replaceAll('`', '') }
})

describe('[G08] the comparison of component packages', () => {
  test('proves each feature that it claims, and no other', () => {
    const claimed = features.filter(([, ours]) => ours === 'yes' || ours === 'partly')
    expect(claimed.length).toBeGreaterThan(15)
    expect(proofs.map(({ feature }) => feature)).toEqual(claimed.map(([feature]) => feature))
  })

  test('says where each feature of another package was seen', () => {
    const seen = rowsOf('Where we saw the rest')
    expect(seen.map(([feature]) => feature)).toEqual(features.map(([feature]) => feature))
    for (const [index, [feature, , ...others]] of features.entries()) {
      const sources = seen[index]?.slice(1) ?? []
      const unseen = others.filter(
        (cell, at) => !['not checked', 'no styles'].includes(cell) && ['–', undefined].includes(sources[at]),
      )
      expect(unseen, feature).toEqual([])
    }
  })

  test.each(proofs)('names a test of $feature that exists', ({ file, title }) => {
    expect(existsSync(join(root, file)), file).toBe(true)
    expect(testTitles(join(root, file))).toContain(title)
  })

  test.each(proofs)('names a command for $feature that exists', ({ command }) => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const [, script = ''] = command.split(' ')
    expect([...Object.keys(scripts), 'exec']).toContain(script)
  })
})
