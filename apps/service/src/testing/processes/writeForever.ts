import { openDatabase } from '../../storage/openDatabase'

// Runs as a separate process, which a test kills. Prints how many rows have been confirmed so far.
const { db } = await openDatabase({ folder: process.argv[2] ?? '' })
for (let count = 1; ; count += 1) {
  await db
    .insertInto('subscribers')
    .values({ name: `number ${count}` })
    .execute()
  process.stdout.write(`${count}\n`)
}
