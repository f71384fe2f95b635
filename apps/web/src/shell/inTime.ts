import { limits } from '@spadestik/domain/limits'

/**
 * Waits until a chunk (a separately loaded file) of the app has loaded.
 *
 * @throws after 120 seconds, so that the user is offered a retry
 */
export async function inTime<Part>(part: Promise<Part>): Promise<Part> {
  const seconds = limits.chunkLoadTimeoutSeconds
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(
        new Error(
          `A chunk of the app did not load within ${seconds} seconds, so the page cannot be shown. Reload the page.`,
        ),
      )
    }, seconds * 1000)
  })
  try {
    return await Promise.race([part, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
