import type { CustomFetch } from 'openid-client'

/** The largest response of a provider. Discovery documents and sets of keys have some kilobytes. @unit B */
const largestResponse = 512 * 1024

/** The error of a provider that cannot be reached, or fails. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
}

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > largestResponse)
      throw new ProviderAway(`The response has more than ${largestResponse} bytes, so it was not read.`)
    chunks.push(chunk)
  }
  return size === 0 ? null : new Uint8Array(Buffer.concat(chunks))
}

/**
 * Fetches from a provider. Follows no redirects, and reads no endless responses. The caller's signal limits the time,
 * also that of the body.
 *
 * @throws ProviderAway when the provider cannot be reached, or responds with a status from 500.
 */
export const boundedFetch: CustomFetch = async (url, options) => {
  try {
    const response = await fetch(url, { ...(options as RequestInit), redirect: 'manual' })
    const body = await readBounded(response)
    const { status, headers } = response
    if (status >= 500) throw new ProviderAway(`The provider responded with the status ${status}.`)
    return new Response(body, { status, headers })
  } catch (error) {
    if (error instanceof ProviderAway) throw error
    throw new ProviderAway('The provider cannot be reached.', { cause: error })
  }
}
