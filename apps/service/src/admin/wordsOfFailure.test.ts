import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../storage/openDatabase'
import { createServerDatabase } from '../testing/openTestDatabase'
import { wordsOfFailure } from './wordsOfFailure'

const script = join(import.meta.dirname, '../../scripts/admin.ts')

/** Runs `pnpm admin` as a terminal does, and returns how it ended. */
async function runAdmin(url: string, ...words: string[]) {
  const env = { PATH: process.env['PATH'], DATA_DIR: '/nowhere', DATABASE_URL: url }
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...words], { env })
  return run.then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { readonly code: number; readonly stderr: string }) => ({ code, text: stderr }),
  )
}

const failure = (url: string, migrates = true) =>
  openDatabase({ url }, migrates).then(() => expect.fail('The database opened.'), wordsOfFailure)

const server = inject('postgresTemplate')

describe('a command whose database cannot be used', () => {
  test('[Z01] ends with 1 and one sentence without the password, if nothing answers', async () => {
    const ended = await runAdmin('postgres://me:s3cret@127.0.0.1:1/base', 'users', 'list')
    expect(ended).toEqual({
      code: 1,
      text: 'The command has failed, because the database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1. Check that the server runs, and the address in DATABASE_URL.\n',
    })
  })

  const changed = (part: 'pathname' | 'username', value: string) =>
    Object.assign(new URL(server ?? ''), { [part]: value, password: 's3cret' }).href

  test.skipIf(server === null)('[Z01] says to create a database that does not exist', async () => {
    const text = await failure(changed('pathname', '/missing'))
    expect(text).toMatch(/^The command has failed, .*"missing" does not exist\. Create the database/)
    expect(text).not.toMatch(/\n|s3cret/)
  })

  test.skipIf(server === null)('[Z01] says to correct a user whom the server does not know', async () => {
    const text = await failure(changed('username', 'stranger'))
    expect(text).toMatch(/role "stranger" does not exist\. Correct the user in DATABASE_URL/)
    expect(text).not.toMatch(/\n|s3cret/)
  })

  test.skipIf(server === null)('[Z01] says to migrate a database without tables', async () => {
    const { url, drop } = await createServerDatabase(server ?? '', false)
    const text = await failure(url, false)
    await drop()
    expect(text).toMatch(
      /^The database lacks \d+ migrations .* Run node apps\/service\/dist\/migrate\.js first\.$/,
    )
  })
})

test('[Z01] a file that is not there is named', () => {
  const missing = Object.assign(new Error('ENOENT'), { code: 'ENOENT', path: '/nowhere/users.csv' })
  expect(wordsOfFailure(missing)).toMatch(/because \/nowhere\/users\.csv cannot be used \(ENOENT\)\./)
})

const coded = (message: string, code: string) => Object.assign(new Error(message), { code })

test.each([
  [coded('password authentication failed for user "me"', '28P01'), /Correct the user and the password/],
  [coded('permission denied for schema public', '42501'), /own the database/],
  [coded('relation "users" does not exist', '42P01'), /Migrate it first/],
  [coded('no space left', 'ENOSPC'), /the disk is full/],
  [new AggregateError([coded('', 'ECONNREFUSED')], ''), /Check that the server runs/],
  [new Error('It failed. See the cause.', { cause: coded('the server stops', '57P01') }), /^The command has/],
  [
    new Error('It failed. See the cause.', { cause: new Error('This.') }),
    /^It failed\..*\nThe cause: This\.$/,
  ],
  [new Error('The embedded database has ended.'), /^The embedded database has ended\.$/],
])('[Z01] a failure is told in a sentence: %s', (error, words) => {
  expect(wordsOfFailure(error)).toMatch(words)
})

test.each([[[]], [['--help']]])('[Z01] all commands are listed without a database by %j', async (words) => {
  const { code, text } = await runAdmin('postgres://me:s3cret@127.0.0.1:1/base', ...words)
  expect(code).toBe(0)
  expect(text).toMatch(/ companies add NAME .*\n.* restore FOLDER /s)
})
