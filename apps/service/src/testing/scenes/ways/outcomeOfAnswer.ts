import { text as readText } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import type { Outcome } from './plantedItems'
import { outcomeOf } from './plantedItems'

interface Answer {
  readonly statusCode: number
  readonly body: string
  readonly rawPayload: Buffer
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 2).toString('latin1') === 'PK'

/** Returns every file of an archive as one text. */
async function textOfZip(bytes: Buffer): Promise<string> {
  const zip = await fromBufferPromise(bytes)
  const texts: string[] = []
  for await (const entry of zip.eachEntry())
    texts.push(await readText(await zip.openReadStreamPromise(entry)))
  return texts.join('\n')
}

/** Says what a response or a downloaded file says of the planted item with a name. */
export async function outcomeOfAnswer(
  { statusCode, body, rawPayload }: Answer,
  name: string,
): Promise<Outcome> {
  if (statusCode >= 400) return statusCode
  return outcomeOf(isZip(rawPayload) ? await textOfZip(rawPayload) : body, name)
}
