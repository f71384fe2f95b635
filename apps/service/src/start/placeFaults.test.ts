import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listenFault, requireFolder } from './placeFaults'

test('[Z01] a folder that cannot be written to is refused with its setting', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spadestik-place-'))
  try {
    requireFolder(join(folder, 'mail', 'out'), 'MAIL_DIR')
    writeFileSync(join(folder, 'file'), '')
    expect(() => requireFolder(join(folder, 'file'), 'MAIL_DIR')).toThrow(/MAIL_DIR.*set another folder/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('[Z01] an address that is none of this machine is refused with its settings, and other errors stay', async () => {
  const server = createServer()
  const error = await new Promise<unknown>((resolve) => {
    server.once('error', resolve).listen(0, '192.0.2.1')
  })
  expect(String(listenFault(error, 'METRICS_HOST and METRICS_PORT'))).toMatch(/METRICS_HOST and METRICS_PORT/)
  const other = new Error('other')
  expect(listenFault(other, 'HOST and PORT')).toBe(other)
})
