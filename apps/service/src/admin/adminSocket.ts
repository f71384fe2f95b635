import { mkdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'

/** What the service answers to a command: the text for the terminal, or why it failed. */
interface AdminReply {
  readonly text?: string
  readonly error?: string
}

/** The folder is open to its owner alone, and so is the socket inside it. */
function socketIn(dataFolder: string): string {
  const folder = join(dataFolder, 'admin')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return join(folder, 'socket')
}

async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

async function answer(socket: Socket, run: (words: string[]) => Promise<string>): Promise<AdminReply> {
  try {
    const words: unknown = JSON.parse(await readAll(socket))
    if (!Array.isArray(words)) throw new Error('The command is no list of words, so nothing was done.')
    return { text: await run(words.map(String)) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Takes commands of administrators while the service runs: the embedded database lets in no second process.
 *
 * @param run carries a command out and returns what the terminal prints
 * @returns a function that stops listening
 * @throws Error when the socket cannot be made, as where the path of the folder is too long for one.
 */
export async function listenForAdmin(
  dataFolder: string,
  run: (words: string[]) => Promise<string>,
): Promise<() => Promise<void>> {
  const path = socketIn(dataFolder)
  // A process that was killed leaves its socket behind.
  rmSync(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    // The terminal may leave before it has read its answer.
    socket.on('error', () => socket.destroy())
    void answer(socket, run).then((reply) => socket.end(JSON.stringify(reply)))
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(path, listening)
  })
  return () => new Promise((closed) => server.close(() => closed()))
}

/**
 * Asks the service that runs on a data folder to carry out a command.
 *
 * @returns what the terminal prints, or null if no service runs there
 * @throws Error with what the service says when the command fails.
 */
export async function askService(dataFolder: string, words: readonly string[]): Promise<string | null> {
  const socket = await new Promise<Socket | null>((resolve) => {
    const opened = connect({ path: socketIn(dataFolder), allowHalfOpen: true })
    opened.once('connect', () => resolve(opened))
    opened.once('error', () => resolve(null))
  })
  if (socket === null) return null
  socket.end(JSON.stringify(words))
  const { text, error } = JSON.parse(await readAll(socket)) as AdminReply
  if (error !== undefined) throw new Error(error)
  return text ?? ''
}
