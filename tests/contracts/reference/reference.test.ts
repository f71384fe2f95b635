import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContract } from '../contract/Contract'
import { operationsOf } from '../contract/Operation'
import { markup } from './Markup'
import { prose } from './prose'
import { guideFile, referenceFile } from './referenceFile'
import { renderReference } from './renderReference'
import { replacePart } from './replacePart'
import { tableOfStates } from './tables'

const page = readFileSync(referenceFile, 'utf8')
const guide = readFileSync(guideFile, 'utf8')
const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))

test('[G02] the reference is up to date with the contract and the pact', () => {
  expect(
    page === renderReference(),
    'docs/api.markup is stale. Run `pnpm contracts:write` and commit it.',
  ).toBe(true)
})

test('[G06] the table of provider states is up to date with the pact', () => {
  const isFresh = replacePart(guide, 'states', tableOfStates()) === guide
  expect(isFresh, 'docs/contracts.md is stale. Run `pnpm contracts:write` and commit it.').toBe(true)
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
