import { describe, expect, test } from 'vitest'
import { readAddress, writeAddress } from './searchAddress'

describe('the address of a search', () => {
  test.each([
    ['type=project', { criteria: 'type=project', agentId: null, openId: null }],
    ['type=project&agent=7', { criteria: 'type=project', agentId: 7, openId: null }],
    ['agent=7&type=project&q=bro&open=12', { criteria: 'type=project&q=bro', agentId: 7, openId: 12 }],
    ['type=project&agent=x&open=-1', { criteria: 'type=project', agentId: null, openId: null }],
  ])('[S17, S18] %s names its agent and its open row', (query, address) => {
    expect(readAddress(query)).toEqual(address)
  })

  test.each([
    { criteria: 'type=project&q=bro', agentId: 7, openId: 12 },
    { criteria: 'type=company', agentId: null, openId: 3 },
    { criteria: 'type=procurement', agentId: 4, openId: null },
  ])('[S17] %j is read as it was written', (address) => {
    expect(readAddress(writeAddress(address))).toEqual(address)
  })
})
