import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, expect, test } from 'vitest'
import { testLength } from '../../../../../tests/setup/testLength'
import { openDatabase } from '../../storage/openDatabase'
import { engines, createServerDatabase } from '../openTestDatabase'
import { startKillableService } from './killedService'

const rounds = testLength.killRounds

/**
 * Writes notes until the service is killed. Returns the ids of the notes that the service confirmed before it
 * was killed.
 */
async function writeAndKill(place: string, round: number): Promise<number[]> {
  const service = await startKillableService(place)
  const acknowledged: number[] = []
  const killAfter = 3 + ((round * 7) % 23)
  const write = async (hand: number): Promise<void> => {
    for (let count = 0; ; count += 1) {
      const id = await service.writeNote(`round ${round}, hand ${hand}, ${count}`)
      if (id === null) return
      acknowledged.push(id)
      if (acknowledged.length === killAfter) await service.kill()
    }
  }
  await Promise.all([write(1), write(2), write(3), write(4)])
  return acknowledged
}

test.each(engines)(
  '[Z01] every confirmed write survives killing the process, round after round, on %s',
  { timeout: 1_200_000 },
  async (engine) => {
    const folder = mkdtempSync(join(tmpdir(), 'spadestik-killed-'))
    const server = engine === 'postgres' ? await createServerDatabase(inject('postgresTemplate') ?? '') : null
    const place = server?.url ?? join(folder, 'database')
    const acknowledged: number[] = []
    try {
      for (let round = 1; round <= rounds; round += 1)
        acknowledged.push(...(await writeAndKill(place, round)))
      const { db, close } = await openDatabase(server === null ? { folder: place } : { url: place })
      const rows = await db.selectFrom('notes').select('id').execute()
      await close()
      const kept = new Set(rows.map(({ id }) => id))
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
      expect(new Set(acknowledged).size).toBe(acknowledged.length)
      process.stdout.write(
        `${engine}: ${rounds} kills, ${acknowledged.length} acknowledged writes, none lost\n`,
      )
    } finally {
      await server?.drop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
