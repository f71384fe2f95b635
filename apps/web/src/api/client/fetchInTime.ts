import { limits } from '@spadestik/domain/limits'
import { counted } from './callsUnderWay'

/** Fetches, and gives up after a while: a form whose call never ended could not be sent again. @throws DOMException named `TimeoutError` */
export function fetchInTime(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(limits.callTimeoutMs)])
  return counted(() => fetch(request, { signal }))
}
