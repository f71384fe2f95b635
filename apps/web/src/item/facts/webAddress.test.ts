import { expect, test } from 'vitest'
import { safeAddress, webAddress } from './webAddress'

test.each([
  ['https://udbud.example/1/', 'udbud.example/1'],
  ['http://udbud.example', 'udbud.example'],
])('[Q02] the address %s is displayed as %s', (link, written) => {
  expect(webAddress(link)).toBe(written)
})

test.each([
  ['https://udbud.example', 'https://udbud.example'],
  ['HTTP://udbud.example', 'HTTP://udbud.example'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  [null, null],
])('[Q02] from %s the page links to %s', (link, safe) => {
  expect(safeAddress(link)).toBe(safe)
})
