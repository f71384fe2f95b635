import { expect, test } from 'vitest'
import { ProviderAway } from './boundedFetch'
import { failureOf } from './failureOf'

test('[Z03] the log says why a provider does not respond, by the code of the network', () => {
  const network = Object.assign(new Error('connect to login.norrbygg.test failed'), { code: 'ECONNREFUSED' })
  const away = new ProviderAway('The provider cannot be reached.', {
    cause: new TypeError('fetch failed', { cause: network }),
  })
  const failure = failureOf(
    Object.assign(new Error('wrapped', { cause: away }), { code: 'OAUTH_PARSE_ERROR' }),
  )
  expect(failure.kind).toBe('away')
  expect(failure.message).toBe('The provider does not respond (ECONNREFUSED).')
})
