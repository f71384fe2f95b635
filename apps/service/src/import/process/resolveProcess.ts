import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import type { NoticeKeys } from '../eforms/noticeKeys'
import { mergeProcesses } from './mergeProcesses'
import { lockNoticeKeys, lockProcess } from './processLocks'

/** A purchase that a notice may belong to. */
interface Candidate {
  readonly ocid: string
  /** The key of its procedure, if one is known. */
  readonly procedure: string | null
  /** The id of its tender. Null if none is shown. */
  readonly item: number | null
  /** Whether the notice names its procedure or itself, and not only an earlier notice. */
  readonly isOwn: boolean
}

const isProcedure = (key: string) => key.startsWith('procedure:')

async function readCandidates(
  db: Kysely<Database>,
  { own, references }: NoticeKeys,
  ocid: string | null,
): Promise<Candidate[]> {
  const owned = ocid === null ? [...own] : [...own, `ocid:${ocid}`]
  const { rows } = await sql<Candidate>`
    with found as (
      select ocid, bool_or(key = any(${owned}::text[])) as is_own from notice_keys
      where key = any(${[...owned, ...references]}::text[]) group by ocid
      union all
      select ocid, true from tender_processes where ocid = ${ocid}
        and not exists (select from notice_keys where key = ${`ocid:${ocid ?? ''}`})
    )
    select f.ocid, bool_or(f.is_own) as "isOwn", min(k.key) as procedure, min(p.id) as item
    from found f left join notice_keys k on k.ocid = f.ocid and k.key like 'procedure:%'
    left join procurements p on p.key = 'ocds:' || f.ocid
    group by f.ocid order by min(p.id) nulls last, f.ocid`.execute(db)
  return rows
}

/**
 * Returns the purchases that are one by what a notice says. An announcement of several purchases joins none of
 * them: two procedures stay two purchases.
 */
function joinedBy({ own }: NoticeKeys, candidates: readonly Candidate[]): Candidate[] {
  const procedure =
    own.find(isProcedure) ??
    candidates.find(({ isOwn, procedure: known }) => isOwn && known !== null)?.procedure ??
    candidates.find(({ procedure: known }) => known !== null)?.procedure ??
    null
  return candidates.filter(({ procedure: known }) => known === null || known === procedure)
}

/** Whether a purchase is stored to which a release (a published notice) belongs. */
export async function isStored(
  db: Kysely<Database>,
  keys: NoticeKeys,
  ocid: string | null,
): Promise<boolean> {
  return joinedBy(keys, await readCandidates(db, keys, ocid)).length > 0
}

/**
 * Finds the purchase of a notice by what the notice says of itself and of earlier ones, and locks it. Purchases that
 * turn out to be one are joined, and the tender that was shown first stays.
 *
 * @param ocid the Open Contracting id, if the notice has one
 * @returns the Open Contracting id of the purchase, a new one if there is none
 */
export async function resolveProcess(
  trx: Transaction<Database>,
  keys: NoticeKeys,
  ocid: string | null,
): Promise<string> {
  const { own, references } = keys
  const all = [...own, ...references]
  if (all.length > 0) await lockNoticeKeys(trx, all)
  const made = ocid ?? `eforms-${(own.find(isProcedure) ?? own[0] ?? '').replace(/^.*:/, '')}`
  let joined = joinedBy(keys, await readCandidates(trx, keys, ocid))
  for (;;) {
    const ocids = [...joined.map((one) => one.ocid), made]
    for (const one of [...new Set(ocids)].sort()) await lockProcess(trx, one)
    // Another import may have joined purchases before the locks were taken.
    const again = joinedBy(keys, await readCandidates(trx, keys, ocid))
    const isSame =
      again.length === joined.length && again.every((one, index) => one.ocid === joined[index]?.ocid)
    joined = again
    if (isSame) break
  }
  const [target = { ocid: made }, ...others] = joined
  if (others.length > 0)
    await mergeProcesses(
      trx,
      others.map((one) => one.ocid),
      target.ocid,
    )
  if (ocid !== null && ocid !== target.ocid) all.push(`ocid:${ocid}`)
  if (all.length > 0)
    await trx
      .insertInto('notice_keys')
      .values(all.map((key) => ({ key, ocid: target.ocid })))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
  return target.ocid
}
