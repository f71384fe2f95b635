import { readAudit } from '../../accounts/provisioning/audit'
import type { Command } from './Command'
import { mostRows } from './Command'

const lineOf = (name: string, value: object | null) =>
  value === null ? [] : [`    ${name} ${JSON.stringify(value)}`]

export const auditCommands: Readonly<Record<string, Command>> = {
  audit: {
    takes: [],
    options: { before: { type: 'string' } },
    does: `prints what administrators changed, the newest ${mostRows} first (--before ID continues)`,
    run: async ({ db }, _args, { before }) => {
      const entries = await readAudit(db, {
        before: typeof before === 'string' ? Number(before) || 0 : null,
        limit: mostRows,
      })
      const lines = entries.flatMap((entry) => [
        `${entry.id}  ${new Date(entry.at).toISOString()}  ${entry.actor}  ${entry.action}  ${entry.subject}`,
        ...lineOf('before', entry.before),
        ...lineOf('after ', entry.after),
      ])
      return { text: lines.length === 0 ? 'Nothing was changed.' : lines.join('\n'), value: entries }
    },
  },
}
