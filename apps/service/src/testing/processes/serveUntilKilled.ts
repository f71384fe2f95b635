import { createApp } from '../../server/createApp'
import { startJobs } from '../../jobs/startJobs'
import { createFilePostman } from '../../mail/sending/Postman'
import { openDatabase } from '../../storage/openDatabase'
import { seedScene } from '../scenes/seedScene'
import { createTestClient } from '../TestClient'
import { testConfig } from '../testConfig'

// Runs as a separate process, which a test kills. Prints the address of the service and a token.
const place = process.argv[2] ?? ''
const { db, queues } = await openDatabase(place.startsWith('postgres') ? { url: place } : { folder: place })
const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
if (someone === undefined) await seedScene(db)
const app = await createApp(db, testConfig())
const token = await createTestClient(app).signIn('paid@demo.test')
const { id: userId } = await db
  .selectFrom('users')
  .select('id')
  .where('email', '=', 'paid@demo.test')
  .executeTakeFirstOrThrow()
const { id: projectId } = await db.selectFrom('projects').select('id').limit(1).executeTakeFirstOrThrow()
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const mailFolder = process.argv[3]
if (mailFolder !== undefined) {
  const secret = testConfig().secrets[0]
  const postman = createFilePostman(mailFolder, 'localhost')
  const context = { db, postman, publicUrl: address, secret, clock: () => new Date() }
  await startJobs({ ...context, onFailure: () => undefined }, queues)
}
process.stdout.write(`${JSON.stringify({ address, token, userId, projectId })}\n`)
