import { texts } from '@spadestik/messages/texts/da'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UiProvider } from '../../src/layout/UiProvider/UiProvider'
import * as constants from '../../src/styles/tokens.gen'
import { Tokens } from '../../storybook/foundations/Tokens'

const file = join(import.meta.dirname, '../../tokens/tokens.json')

function readTokens(node: object, path: readonly string[] = []): [name: string, description: string][] {
  if ('$value' in node) return [[path.join('.'), '$description' in node ? String(node.$description) : '']]
  return Object.entries(node).flatMap(([key, child]: [string, unknown]) =>
    typeof child === 'object' && child !== null ? readTokens(child, [...path, key]) : [],
  )
}

const tokens = readTokens(JSON.parse(readFileSync(file, 'utf8')) as object)

const page = renderToString(
  <UiProvider language="da" texts={texts}>
    <Tokens />
  </UiProvider>,
).replaceAll('<!-- -->', '')

test('[G07] every token is on the page of the tokens, with its description', () => {
  expect(tokens.length).toBeGreaterThan(80)
  for (const [name, description] of tokens) {
    expect(page).toContain(`<strong>${name}</strong>`)
    expect(description, name).not.toBe('')
    expect(page).toContain(description)
  }
})

test('[G07] every value of a token is on its page', () => {
  const values = JSON.stringify(constants).matchAll(/:("[^"]+"|\d+)/g)
  const written = [...values].map(([, value = '']) => value.replaceAll('"', '').replaceAll("'", '&#x27;'))
  expect(written.length).toBeGreaterThan(200)
  for (const value of written) expect(page).toContain(`<div>${value}`)
})

test('[G07] every group of tokens has its own sample', () => {
  for (const group of new Set(tokens.map(([name]) => name.split('.')[0]))) {
    const section = page.slice(page.indexOf(`id="group-${group}"`))
    expect(section.slice(0, section.indexOf('</section>'))).toMatch(/style="|<button/)
  }
})
