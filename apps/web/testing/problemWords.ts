export const problemWords = {
  refused: 'The service did not accept this. Nothing you have typed is lost; change it and try again.',
  forbidden: 'Your product does not include this.',
  gone: 'It is not there any more. Somebody may have deleted it; reload the page to see what there is.',
  conflict: 'Somebody has changed this at the same time. Nothing you have typed is lost; try again.',
  tooLarge: 'That is more than the service takes. Shorten it and try again.',
  offline: 'The service cannot be reached. Check your connection and try again.',
  failed: 'An unexpected error occurred. Try again later, or contact our support.',
} as const

const { refused, forbidden, gone, tooLarge, failed } = problemWords

export const commonFailures = { 400: refused, 403: forbidden, 404: gone, 500: failed, 501: failed } as const

/** The failures of requests with a body. In addition to the common failures, the body can be too large. */
export const bodyFailures = { ...commonFailures, 413: tooLarge } as const

/** The failures of changes of something that colleagues may change too. */
export const editFailures = { ...bodyFailures, 409: problemWords.conflict } as const
