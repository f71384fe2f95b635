import { expect, test } from 'vitest'
import { openDatabase } from '../storage/openDatabase'
import { databaseFault } from './databaseFault'

test('[Z01] a database that cannot be reached is reported by its setting, without its password', async () => {
  const fault: unknown = await openDatabase({ url: 'postgres://me:s3cret@127.0.0.1:1/base' }, false).catch(
    databaseFault,
  )
  expect(String(fault)).toContain('DATABASE_URL')
  expect(String(fault)).toContain('ECONNREFUSED')
  expect(String(fault)).not.toContain('s3cret')
})

test.each(['28P01', '28000', '3D000'])(
  '[Z01] a refusal with the code %s is reported by its setting',
  (code) => {
    const refusal = Object.assign(new Error('password authentication failed for user "me"'), { code })
    expect(String(databaseFault(refusal))).toMatch(/DATABASE_URL.*password authentication failed/)
  },
)

test('[Z01] another error, such as a missing migration, stays as it is', () => {
  const error = new Error('A migration is missing.')
  expect(databaseFault(error)).toBe(error)
})
