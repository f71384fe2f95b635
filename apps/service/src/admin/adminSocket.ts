import { mkdirSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { wordsOfFailure } from './wordsOfFailure'

/** A command that a terminal sends to the service. */
export interface AdminRequest {
  readonly words: readonly string[]
  /** Who sends it, for the audit log. */
  readonly actor: string
  /** The text of the file that the command names. */
  readonly input: string | null
  /** The folder in which the command was typed. */
  readonly workingFolder: string
}

type RunCommand = (request: AdminRequest) => Promise<string>

interface AdminReply {
  readonly text?: string
  readonly error?: string
}

/**
 * Creates the folder of the socket for administrator commands, and returns the path of the socket. Only the
 * owner can open the folder, so other users cannot use the socket.
 */
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

function requestIn(text: string): AdminRequest {
  const { words, actor, input, workingFolder } = JSON.parse(text) as Partial<AdminRequest>
  if (!Array.isArray(words)) throw new Error('The command is not a list of words, so nothing was done.')
  return {
    words: words.map(String),
    actor: String(actor),
    input: typeof input === 'string' ? input : null,
    workingFolder: String(workingFolder),
  }
}

async function response(socket: Socket, run: RunCommand): Promise<AdminReply> {
  try {
    return { text: await run(requestIn(await readAll(socket))) }
  } catch (error) {
    return { error: wordsOfFailure(error) }
  }
}

/**
 * Listens for administrator commands. `pnpm admin` cannot open the embedded database itself, because only one
 * process can use it.
 *
 * @returns a function that stops listening
 * @throws Error when the socket cannot be created, for example because its path is too long.
 */
export async function listenForAdmin(dataFolder: string, run: RunCommand): Promise<() => Promise<void>> {
  const path = socketIn(dataFolder)
  // Remove the socket that a killed process has left behind.
  rmSync(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    // The terminal can disconnect before it has read the reply.
    socket.on('error', () => socket.destroy())
    void response(socket, run).then((reply) => socket.end(JSON.stringify(reply)))
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(path, listening)
  })
  return () => new Promise((closed) => server.close(() => closed()))
}

/**
 * Sends an administrator command to the service that uses the data folder.
 *
 * @returns the text to print, or null when no service uses the data folder
 * @throws Error with the message of the service when the command fails.
 */
export async function askService(dataFolder: string, request: AdminRequest): Promise<string | null> {
  const socket = await new Promise<Socket | null>((resolve) => {
    const opened = connect({ path: socketIn(dataFolder), allowHalfOpen: true })
    opened.once('connect', () => resolve(opened))
    opened.once('error', () => resolve(null))
  })
  if (socket === null) return null
  socket.end(JSON.stringify(request))
  // The service can end before or while it replies.
  const reply = await readAll(socket).catch(() => '')
  if (reply === '')
    throw new Error(
      'The service ended before it replied, so the command may or may not have been carried out. Start the service, and look.',
    )
  const { text, error } = JSON.parse(reply) as AdminReply
  if (error !== undefined) throw new Error(error)
  return text ?? ''
}
