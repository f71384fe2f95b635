import type { ApiProblem } from '@spadestik/api-client'

/**
 * Returns how long to wait before the call is repeated, for `messages.tooManyText`. Both are 0 if the service does not
 * say it. A wait of more than one minute is worded in minutes.
 */
export const waitOf = ({ retryAfter }: ApiProblem) => {
  const seconds = retryAfter ?? 0
  return { seconds, minutes: Math.ceil(seconds / 60) }
}
