import { Problem } from './Problem'

const problemsOfCodes: Readonly<Record<string, () => Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new Problem(
      'payloadTooLarge',
      'The body is larger than the service takes, so it was not read. Send less at once.',
    ),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Problem(
      'badRequest',
      'The body has a content type that the service cannot read. Send JSON with the content type application/json.',
    ),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new Problem(
      'badRequest',
      'The body does not have the length that was announced. Send the request again.',
    ),
}

/**
 * Turns whatever was thrown into a problem for the caller. An unforeseen error becomes a `serverError` that
 * reveals nothing about the inside.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  const { code, statusCode } = Object(error)
  const known = problemsOfCodes[String(code)]
  if (known !== undefined) return known()
  if (statusCode === 400) {
    return new Problem('badRequest', 'The request could not be read. Check its address and its body.')
  }
  return new Problem(
    'serverError',
    'The service failed, so the call was not answered. Try again later; if it stays, tell support the number of this answer.',
  )
}
