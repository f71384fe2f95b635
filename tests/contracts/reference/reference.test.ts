import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problemKinds } from '@spadestik/service/testing'
import { expect, test } from 'vitest'
import { readContract } from '../contract/Contract'
import { operationsOf } from '../contract/Operation'
import { shownExamples } from './guideExamples'
import { markup } from './Markup'
import { problemRows } from './problemRows'
import { prose } from './prose'
import { guideFile, referenceFile } from './referenceFile'
import { renderReference } from './renderReference'
import { replacePart } from './replacePart'
import { tableOfPacts, tableOfStates } from './tables'

const page = readFileSync(referenceFile, 'utf8')
const guide = readFileSync(guideFile, 'utf8')
const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))

test('[G02] the reference is up to date with the contract and the pacts', () => {
  expect(
    page === renderReference(),
    'docs/api.markup is stale. Run `pnpm contracts:write` and commit it.',
  ).toBe(true)
})

test.each([
  ['pacts', tableOfPacts],
  ['states', tableOfStates],
] as const)('[G06] the table of %s is up to date with the pacts', (part, tableOf) => {
  const isFresh = replacePart(guide, part, tableOf()) === guide
  expect(isFresh, 'docs/contracts.md is stale. Run `pnpm contracts:write` and commit it.').toBe(true)
})

test('[G02] the guide says what to do about each kind of failed call', () => {
  const kinds = readContract().components.schemas['Problem']?.properties?.['kind']?.enum
  expect(problemRows.map(([, kind]) => kind)).toEqual(kinds)
  const sent = Object.entries(problemKinds).map(([kind, { status }]) => [`${status}`, kind])
  expect(problemRows.map(([status, kind]) => [status, kind])).toEqual(sent)
})

test('[G02] the guide shows every example, and each as it stands in its file', () => {
  const shown = Object.values(shownExamples).flatMap((of) => of.map(([, file]) => file))
  const folder = join(import.meta.dirname, '../../examples')
  expect(shown.toSorted()).toEqual(readdirSync(folder).toSorted())
  for (const file of shown) expect(page).toContain(markup`${readFileSync(join(folder, file), 'utf8')}`.text)
})

test.each(operationsOf(readContract()))('[Z01] the reference contains $id', ({ id, method, path }) => {
  expect(anchors).toContain(id)
  expect(page).toContain(`<span class="method">${method}</span> <code>${path}</code>`)
})

test('[G02] every internal link of the reference has a target', () => {
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !link.startsWith('#') || !anchors.has(link.slice(1)))).toEqual([])
})

test('[G02] the reference needs no network, because it loads no script, style, font or image', () => {
  expect(page).not.toMatch(/<(script|link|img|iframe)\b|@import|url\(/)
})

test('[G02] the reference is one complete HTML page', () => {
  expect(page).toMatch(/^<!doctype html>\s*<html lang="en">\s*<head>.*<\/body>\s*<\/html>\n$/s)
})

test('[G02] texts of the contract are escaped', () => {
  expect(markup`<b>${'<script>"&'}</b>`.text).toBe('<b>&lt;script&gt;&quot;&amp;</b>')
  expect(prose('`a < b` and **c**').text).toBe('<p><code>a &lt; b</code> and <strong>c</strong></p>')
  expect(prose('First.\n\n- one\n  and more\n- two').text).toBe(
    '<p>First.</p><ul>\n<li>one and more</li><li>two</li>\n</ul>',
  )
})
