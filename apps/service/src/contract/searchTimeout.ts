import { limits } from '@spadestik/domain/limits'
import { Problem } from './Problem'

const queryCanceled = '57014'

export function searchTimeout(error: unknown): unknown {
  if (Object(error).code !== queryCanceled) return error
  return new Problem(
    'searchTimeout',
    `The search took longer than ${limits.searchStatementMs / 1000} seconds, so it was ended. Narrow it with more words or filters, or try again later.`,
  )
}
