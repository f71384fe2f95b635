import { expect, test } from 'vitest'
import { mainEngine } from '../../testing/openTestDatabase'
import { setUpService } from '../../testing/setUpService'
import { danishView } from '../../testing/search/danishView'
import { readProcurementSummaries } from './readProcurementSummaries'
import { writeProcurement } from '../../testing/scenes/writeItem'

test('[S10] a page of summaries does not read the long texts of its items', async () => {
  const { db, close } = await setUpService(mainEngine)
  const description = 'Lang tekst. '.repeat(800)
  const id = await writeProcurement(db, 'long', { description, tenderText: description })
  const read: unknown[] = []
  const watched = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read.push(...result.rows)
      return result
    },
  })
  const view = danishView({ kind: 'visitor' })
  const [summary] = await readProcurementSummaries(watched, [id], view)
  expect(summary?.id).toBe(id)
  expect(JSON.stringify(read)).not.toContain('Lang tekst')
  await close()
})
