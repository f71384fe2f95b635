import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runAdminCommand } from '../runAdminCommand'
import { adminContext } from '../../testing/adminContext'
import { shownSettings, variables } from './variables'

const documentation = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8')

test('[Z01] the documentation has a row for each variable, and for no other', () => {
  const [, configuration = ''] = documentation.split('## Configuration')
  const documented = [...documentation.matchAll(/^\| `(?<name>[A-Z][A-Z_]+)` \|/gmu)].map(
    ({ groups }) => groups?.['name'] ?? '',
  )
  expect(documented.toSorted()).toEqual(variables.map(({ name }) => name).toSorted())
  expect(configuration).toContain('pnpm admin config')
})

test('[Z01] the printed settings say what is set, and show no secret and no password', async () => {
  const environment = {
    SESSION_SECRET: 'a secret of forty letters, which nobody sees',
    DATABASE_URL: 'postgres://anne:s3cret@db.example/base',
    SOURCES: '[{"url":"https://bo:passw0rd@ted.example"}]',
    PORT: '4100',
  }
  const context = { ...adminContext(undefined as never, new Date()), environment }
  const text = await runAdminCommand(context, ['config'])
  expect(text).toMatch(/^PORT +set +4100$/mu)
  expect(text).toMatch(/^HOST +usual +127\.0\.0\.1$/mu)
  expect(text).toMatch(/^SESSION_SECRET +set +\*\*\*$/mu)
  expect(text).toContain('postgres://anne:***@db.example/base')
  expect(text).toContain('https://bo:***@ted.example')
  expect(text).not.toMatch(/s3cret|passw0rd|forty letters/u)
})

test('[Z01] an empty variable counts as missing', () => {
  expect(shownSettings({ PORT: '' }).find(({ name }) => name === 'PORT')).toEqual({
    name: 'PORT',
    value: '4000',
    isSet: false,
  })
})
