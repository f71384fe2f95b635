import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { download } from './request'
import type { Running } from './Running'
import type { SourceOf } from './Source'
import { SourceFailure } from './SourceFailure'

export interface TedState {
  /** The next issue of the Official Journal to read: the year and its number, such as `202600227`. */
  readonly next: string
}

/** An issue that breaks off must not count as read, so it is unpacked once before anything of it is imported. */
async function checkArchive(file: string): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  try {
    await pipeline(createReadStream(file), createGunzip(), nowhere)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SourceFailure(`sends an archive that cannot be unpacked (${reason})`)
  }
}

const issueAfter = (issue: string) => String(Number(issue) + 1)
const firstOfYearAfter = (issue: string) => `${Number(issue.slice(0, 4)) + 1}00001`

/**
 * Reads the daily packages of TED in their order. An issue that is not there yet ends the run: the next one begins with
 * it. After the last issue of a year follows the first of the next.
 */
export async function readTed(source: SourceOf<'ted'>, running: Running<TedState>): Promise<void> {
  const { clock, isStopped, folder, importFile, keep } = running
  const requesting = { url: source.url, contact: source.contact, clock }
  let issue = running.state.next ?? source.firstIssue
  while (!isStopped()) {
    const file = join(folder, `${issue}.tar.gz`)
    const isThere = await download(requesting, `/packages/daily/${issue}`, file)
    if (isThere) {
      await checkArchive(file)
      await importFile(file)
      issue = issueAfter(issue)
      await keep({ next: issue })
      continue
    }
    const first = firstOfYearAfter(issue)
    const isYearOver = clock().getUTCFullYear() >= Number(first.slice(0, 4))
    if (!isYearOver) return
    if (!(await download(requesting, `/packages/daily/${first}`, join(folder, `${first}.tar.gz`)))) return
    issue = first
  }
}
