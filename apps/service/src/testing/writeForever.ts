import { openDatabase } from '../storage/openDatabase'

// Runs as a process of its own, which a test kills: says how many rows it has been told are written.
const { db } = await openDatabase({ folder: process.argv[2] ?? '' })
for (let count = 1; ; count += 1) {
  await db
    .insertInto('subscribers')
    .values({ name: `number ${count}` })
    .execute()
  process.stdout.write(`${count}\n`)
}
