import { limits } from '@spadestik/domain/limits'

/**
 * Waits for a part of the app, but not for ever.
 *
 * @throws after 120 seconds, so that the reader is offered a way on
 * @source specification 9 (chunk load timeout)
 */
export async function inTime<Part>(part: Promise<Part>): Promise<Part> {
  const seconds = limits.chunkLoadTimeoutSeconds
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(
        new Error(
          `A part of the app did not arrive within ${seconds} seconds, so the page cannot be shown. Load it again.`,
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
