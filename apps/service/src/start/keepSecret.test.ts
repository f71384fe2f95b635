import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepSecret, readKeptSecret } from './keepSecret'

const folder = mkdtempSync(join(tmpdir(), 'spadestik-secret-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('[W02] a command beside the service uses its secret, and never makes another', () => {
  expect(() => readKeptSecret(folder)).toThrow(/Set SESSION_SECRET/)
  expect(existsSync(join(folder, 'session.secret'))).toBe(false)
  const secret = keepSecret(folder)
  expect(readKeptSecret(folder)).toBe(secret)
  expect(keepSecret(folder)).toBe(secret)
})
