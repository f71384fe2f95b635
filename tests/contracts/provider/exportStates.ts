import type { ProviderStateHandlers } from '../providerStates'
import { paidUser } from './callerStates'
import type { Provider } from './Provider'

/** As many as a user can wait for. */
const mostWaiting = 2

/** Returns set-up functions for the spreadsheets of the user. */
export function exportStates({ db, now, userId }: Provider) {
  const at = now.toISOString()
  const makeExports = async (
    count: number,
    made: { ended: string; rows: number; total: number; bytes: number } | null,
  ) => {
    await db.deleteFrom('sheet_exports').execute()
    const row = {
      user_id: userId(paidUser),
      kind: 'xlsx' as const,
      item_type: 'project' as const,
      source: JSON.stringify({ of: 'search', itemType: 'project', filters: {} }),
      columns: ['name' as const],
      language_id: 2,
      domain_id: 9,
      requested: at,
      ...made,
    }
    const rows = Array.from({ length: count }, () => row)
    return count === 0 ? [] : db.insertInto('sheet_exports').values(rows).returning('id').execute()
  }
  return {
    'the user has no spreadsheet': async () => {
      await makeExports(0, null)
      return {}
    },
    'the user has a spreadsheet': async () => {
      const [made] = await makeExports(1, { ended: at, rows: 3, total: 3, bytes: 1 })
      return { exportId: made?.id ?? 0 }
    },
    'the user waits for as many spreadsheets as allowed': async () => {
      await makeExports(mostWaiting, null)
      return {}
    },
  } satisfies Partial<ProviderStateHandlers>
}
