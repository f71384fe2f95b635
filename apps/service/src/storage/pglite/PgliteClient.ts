import { Worker } from 'node:worker_threads'
import { DatabaseError } from './DatabaseError'
import { keepGenericWrappers } from './keepGenericWrappers'

interface Reply {
  readonly id: number
  readonly result?: unknown
  readonly error?: { message: string; code?: string; detail?: string; constraint?: string }
}

export interface PgliteResult {
  readonly rows: Record<string, unknown>[]
  readonly affectedRows: number | undefined
}

/** Runs the embedded database in a worker thread, so that a long query never blocks the event loop. */
export class PgliteClient {
  readonly #worker: Worker
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>()
  #lastId = 0
  #failure: Error | null = null

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', (response: Reply) => this.#settle(response))
    worker.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () =>
      this.#fail(
        new Error('The embedded database has ended, so nothing can be read or written. Restart the service.'),
      ),
    )
  }

  /**
   * Starts the embedded database.
   *
   * @param folder null for a database in memory
   * @param dump the data of the new database, or null
   * @throws Error when the folder cannot be used.
   */
  static async start(folder: string | null, dump: Uint8Array | null): Promise<PgliteClient> {
    keepGenericWrappers()
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
    const worker = new Worker(new URL(`./pgliteWorker.${extension}`, import.meta.url), {
      workerData: { folder, dump },
    })
    const client = new PgliteClient(worker)
    const started = Promise.withResolvers<unknown>()
    client.#waiting.set(0, started)
    await started.promise
    return client
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<PgliteResult> {
    return (await this.#ask({ sql, parameters })) as PgliteResult
  }

  /** Runs several statements, and returns the rows of all of them. */
  async runScript(script: string): Promise<PgliteResult> {
    return (await this.#ask({ script })) as PgliteResult
  }

  /** Returns a tar file. */
  async dump(): Promise<Uint8Array> {
    return (await this.#ask({ dump: true })) as Uint8Array
  }

  async close(): Promise<void> {
    await this.#ask({ close: true })
    await this.#worker.terminate()
  }

  #ask(message: object): Promise<unknown> {
    if (this.#failure !== null) return Promise.reject(this.#failure)
    const id = ++this.#lastId
    const waiting = Promise.withResolvers<unknown>()
    this.#waiting.set(id, waiting)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin, only windows do
    this.#worker.postMessage({ ...message, id })
    return waiting.promise
  }

  #settle({ id, result, error }: Reply) {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error === undefined) waiting?.resolve(result)
    else waiting?.reject(new DatabaseError(error))
  }

  #fail(error: Error) {
    this.#failure ??= error
    for (const waiting of this.#waiting.values()) waiting.reject(error)
    this.#waiting.clear()
  }
}
