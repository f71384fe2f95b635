import { describe, expect, test } from 'vitest'
import { readAddress, writeAddress } from './searchAddress'

const plain = { agentId: null, openId: null, list: 'pages' } as const

describe('search addresses', () => {
  test.each([
    ['type=project', { ...plain, criteria: 'type=project' }],
    ['type=project&agent=7', { ...plain, criteria: 'type=project', agentId: 7 }],
    [
      'agent=7&type=project&q=bro&open=12',
      { ...plain, criteria: 'type=project&q=bro', agentId: 7, openId: 12 },
    ],
    ['type=company&list=loads', { ...plain, criteria: 'type=company', list: 'loads' }],
    ['type=project&agent=x&open=-1&list=all', { ...plain, criteria: 'type=project' }],
  ])('[S16, S17, S18] %s contains agent, expanded row and kind of list', (query, address) => {
    expect(readAddress(query)).toEqual(address)
  })

  test.each([
    { ...plain, criteria: 'type=project&q=bro', agentId: 7, openId: 12 },
    { ...plain, criteria: 'type=company', openId: 3, list: 'loads' as const },
    { ...plain, criteria: 'type=procurement', agentId: 4 },
  ])('[S17] %j is the same after writing and parsing', (address) => {
    expect(readAddress(writeAddress(address))).toEqual(address)
  })
})
