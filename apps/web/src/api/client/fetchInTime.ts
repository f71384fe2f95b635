import { limits } from '@spadestik/domain/limits'
import { counted } from './callsUnderWay'

/**
 * Fetches with a timeout, so that a form can always be sent again. @throws DOMException named `TimeoutError`
 */
export function fetchInTime(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(limits.callTimeoutMs)])
  return counted(() => fetch(request, { signal }))
}
