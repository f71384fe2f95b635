/** The characters of a chunk: large enough that a stream has few, small enough for memory. */
const chunkSize = 32_768

/** Joins short texts to chunks of bytes, because a stream takes its time for each chunk. */
export async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let waiting: string[] = []
  let length = 0
  for await (const text of texts) {
    waiting.push(text)
    length += text.length
    if (length < chunkSize) continue
    yield Buffer.from(waiting.join(''))
    waiting = []
    length = 0
  }
  if (length > 0) yield Buffer.from(waiting.join(''))
}
