import { describe, expect, test } from 'vitest'
import { parseItemLink } from './parseItemLink'
import { mailLink, shareLink } from './shareLinks'

describe('sharing an item', () => {
  test.each([
    ['https://www.spadestik.dk', 'project', 7, 'https://www.spadestik.dk/project/7'],
    ['https://www.spadestik.se/', 'procurement', 91_004, 'https://www.spadestik.se/procurement/91004'],
    ['http://localhost:4000//', 'project', 1, 'http://localhost:4000/project/1'],
  ] as const)('[R11] on %s the link of %s %i is %s', (origin, type, id, link) => {
    expect(shareLink(origin, { type, id })).toBe(link)
  })

  test('[I01] by e-mail prefills subject and text, encoded as mail clients expect', () => {
    const link = mailLink('Bro & havn', 'Se her:\nhttps://www.spadestik.dk/project/7')
    expect(link).toBe(
      'mailto:?subject=Bro%20%26%20havn&body=Se%20her%3A%0D%0Ahttps%3A%2F%2Fwww.spadestik.dk%2Fproject%2F7',
    )
  })
})

describe('a pasted text', () => {
  test.each([
    ['https://www.spadestik.dk/project/7', { type: 'project', id: 7 }],
    [' https://www.spadestik.se/procurement/91004?why=3#summary ', { type: 'procurement', id: 91_004 }],
    ['https://spadestik.no/procurement/7', { type: 'procurement', id: 7 }],
    ['//www.spadestik.dk/project/7', { type: 'project', id: 7 }],
    ['https://example.com/procurement/1', null],
    ['https://www.spadestik.dk.example.com/procurement/1', null],
    ['https://www.spadestik.dk@example.com/procurement/1', null],
    ['https://example.com/?to=https://www.spadestik.dk/procurement/1', null],
    ['https://www.spadestik.dk:8443/procurement/1', null],
    ['//example.com/procurement/1', null],
    ['javascript:/procurement/1', null],
    ['/print-project/7', { type: 'project', id: 7 }],
    ['2147483647', { type: null, id: 2_147_483_647 }],
    ['2147483648', null],
    ['0', null],
    ['/project/0', null],
    ['/list/7', null],
    ['/project/7x', null],
    ['7 8', null],
    ['', null],
  ])('[W11] “%s” refers to %o', (text, item) => {
    expect(parseItemLink(text, 'https://www.spadestik.dk')).toEqual(item)
  })

  test('[W11] on localhost, its own links refer to items', () => {
    const origin = 'http://localhost:4000'
    expect(parseItemLink('http://localhost:4000/company/5/', origin)).toEqual({ type: 'company', id: 5 })
    expect(parseItemLink('https://www.spadestik.dk/company/5', origin)).toBeNull()
  })
})
