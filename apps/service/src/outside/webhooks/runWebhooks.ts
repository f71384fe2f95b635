import { noticeChanges } from './noticeChanges'
import type { HintsContext } from './sendHints'
import { sendHints } from './sendHints'

/** Sends the hints that wait, and those of what has changed since. A test that a user waits for comes first. */
export async function runWebhooks(context: HintsContext): Promise<void> {
  await sendHints(context)
  if ((await noticeChanges(context.db, context.clock, context.isStopped)) > 0) await sendHints(context)
}
