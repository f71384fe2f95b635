import { expect, test } from 'vitest'
import { writeProcurements } from '../writers/writeProcurements'
import { mainEngine } from '../../testing/openTestDatabase'
import { procurementRecord } from '../../testing/scenes/records'
import { setUpService } from '../../testing/setUpService'
import { danishView } from '../../testing/search/danishView'
import { readProcurementSummaries } from './readProcurementSummaries'

test('[S10] a page of summaries does not read the long texts of its items', async () => {
  const { db, close } = await setUpService(mainEngine)
  const description = 'Lang tekst. '.repeat(800)
  const ids = await db
    .transaction()
    .execute((trx) =>
      writeProcurements(trx, [procurementRecord('long', { description, tenderText: description })]),
    )
  const read: unknown[] = []
  const watched = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read.push(...result.rows)
      return result
    },
  })
  const view = danishView({ kind: 'visitor' })
  const [summary] = await readProcurementSummaries(watched, [...ids.values()], view)
  expect(summary?.id).toBe(ids.get('long'))
  expect(JSON.stringify(read)).not.toContain('Lang tekst')
  await close()
})
