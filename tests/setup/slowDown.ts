import type { Page } from 'playwright'

/** A connection to emulate. The latency is in ms. The throughput of each direction is in bit/s. */
export interface Network {
  readonly latency: number
  readonly download: number
  readonly upload: number
}

export const secondGeneration: Network = { latency: 600, download: 280_000, upload: 256_000 }

/** The connection that Lighthouse calls slow 4G. */
export const slow4G: Network = { latency: 150, download: 1_600_000, upload: 750_000 }

export async function slowDown(page: Page, { latency, download, upload }: Network): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download / 8,
    uploadThroughput: upload / 8,
  })
}
