import type { View } from '../responses/View'
import type { Call, OperationId } from './Operation'

/**
 * For whom the answer of a call is made.
 *
 * @source specification 6
 */
export function viewOf({ caller, language, now, timeZone }: Call<OperationId>): View {
  return { caller, language, now, timeZone }
}
