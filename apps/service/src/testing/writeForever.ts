import { openDatabase } from '../storage/openDatabase'

// Runs as a separate process that a test kills. Prints the number of acknowledged rows.
const { db } = await openDatabase({ folder: process.argv[2] ?? '' })
for (let count = 1; ; count += 1) {
  await db
    .insertInto('subscribers')
    .values({ name: `number ${count}` })
    .execute()
  process.stdout.write(`${count}\n`)
}
