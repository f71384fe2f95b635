import { describe, expect, test } from 'vitest'
import { nationalDomainOf, nationalDomains, siblingHost } from './nationalDomain'

const named = (tld: string) => {
  const found = nationalDomains.find((domain) => domain.tld === tld)
  if (found === undefined) throw new Error(`No national domain ${tld}.`)
  return found
}

describe('the national domain', () => {
  test.each([
    ['www.spadestik.dk', '', 'dk'],
    ['www.spadestik.se', '', 'se'],
    ['spadestik.no', '', 'no'],
    ['app.spadestik.no', '?domain=se', 'no'],
    ['www.spadestik.example', '', 'dk'],
    ['localhost', '?domain=se', 'se'],
    ['localhost', 'domain=NO', 'no'],
    ['127.0.0.1', '?domain=fi', 'dk'],
    ['localhost', '', 'dk'],
  ])('[Z02] of %s%s is %s', (host, search, tld) => {
    expect(nationalDomainOf(host, search).tld).toBe(tld)
  })

  test.each([
    ['www.spadestik.dk', 'se', 'www.spadestik.se'],
    ['spadestik.se', 'no', 'spadestik.no'],
    ['localhost', 'no', null],
  ])('[H02] the sibling of %s in %s is %s', (host, tld, sibling) => {
    expect(siblingHost(host, named(tld))).toBe(sibling)
  })
})
