import { parseArgs } from 'node:util'
import { describeSources } from '../import/sources/describeSources'
import type { AdminContext, Command } from './commands/Command'
import { told } from './commands/Command'
import { auditCommands } from './commands/audit'
import { backupCommands } from './commands/backup'
import { companyCommands } from './commands/companies'
import { productCommands } from './commands/products'
import { sessionCommands } from './commands/sessions'
import { signInCommands } from './commands/signIns'
import { userCommands } from './commands/users'
import { configCommands } from './commands/config'
import { describeMails } from './describeMails'
import { readMailQueues } from './readMails'
import { printNotice } from './printNotice'

const commands: Readonly<Record<string, Command>> = {
  ...companyCommands,
  ...productCommands,
  ...userCommands,
  ...signInCommands,
  ...auditCommands,
  ...sessionCommands,
  ...configCommands,
  ...backupCommands,
  mails: {
    takes: [],
    does: 'prints how many e-mails wait, fail, or were given up',
    run: async ({ db, now }) => {
      const queues = await readMailQueues(db, now)
      return { text: describeMails(queues), value: queues }
    },
  },
  sources: {
    takes: [],
    does: 'prints when each source of notices was read, and what failed',
    run: async ({ db, now }) => told(await describeSources(db, now)),
  },
  notice: {
    takes: ['NUMBER'],
    does: 'prints a notice as it was published, by its number or id',
    run: async ({ db }, [number = '']) => told(await printNotice(db, number.toLowerCase())),
  },
}

/** What `pnpm admin` does without the service, because it needs an empty database. */
const withoutService: Readonly<Record<string, Pick<Command, 'takes' | 'does'>>> = {
  restore: {
    takes: ['FOLDER'],
    does: 'restores a backup into an empty database, while the service is stopped',
  },
}

const listed = Object.entries({ ...commands, ...withoutService }).map(
  ([name, { takes, does }]) => [[name, ...takes].join(' '), does] as const,
)
const widest = Math.max(...listed.map(([words]) => words.length))

export const adminUsage = `admin COMMAND [--json], where admin is "pnpm admin" in the sources and "node dist/admin.js" in a built service
${listed.map(([words, does]) => `  ${words.padEnd(widest)}  ${does}`).join('\n')}`

/** Returns the command that words begin with: 'users add', or 'mails'. */
function commandOf(words: readonly string[]): { readonly name: string; readonly command: Command } {
  for (const name of [words.slice(0, 2).join(' '), words[0] ?? '']) {
    const command = commands[name]
    if (command !== undefined && Object.hasOwn(commands, name)) return { name, command }
  }
  throw new Error(
    `"${words[0] ?? ''}" is not a command, so nothing was done. Without a command, all are listed.`,
  )
}

/** The place of the file that a command reads, among its words. Null for commands without a file. */
export const placeOfFile = (words: readonly string[]): number | null =>
  words[0] === 'users' && words[1] === 'import'
    ? words.findIndex((word, place) => place > 1 && !word.startsWith('-'))
    : null

/** Where a command reads a secret from: the standard input or the environment. Null for commands without a secret. */
export function placeOfSecret(words: readonly string[]): 'stdin' | 'env' | null {
  if (words[0] !== 'sign-in' || words[1] !== 'set') return null
  const place = words.findIndex((word) => word === '--secret' || word.startsWith('--secret='))
  if (place < 0) return null
  const word = words[place] ?? ''
  const value = word === '--secret' ? words[place + 1] : word.slice('--secret='.length)
  if (value === 'stdin' || value === 'env') return value
  // The value is not repeated, because it may be the secret.
  throw new Error('--secret takes stdin or env, and never the secret itself, so nothing was done.')
}

function parsed(words: readonly string[], { options = {} }: Command) {
  let reason: string
  try {
    return parseArgs({
      args: [...words],
      options: { ...options, json: { type: 'boolean' } },
      allowPositionals: true,
    })
  } catch (error) {
    // Its first sentence names the option. The others say how to pass a word that begins with a dash.
    reason = String(error instanceof Error ? error.message : error).split('. ')[0] ?? ''
  }
  throw new Error(`${reason}, so nothing was done.`)
}

/** @throws Error when an argument is missing or unknown, or the wish cannot be met. */
export async function runAdminCommand(context: AdminContext, words: readonly string[]): Promise<string> {
  const trimmed = words.map((word) => word.trim())
  const { name, command } = commandOf(trimmed)
  const { positionals, values } = parsed(trimmed.slice(name.split(' ').length), command)
  const { json, ...options } = values
  if (positionals.length !== command.takes.length) {
    throw new Error(
      `${name} takes ${command.takes.length} argument(s) and got ${positionals.length}, so nothing was done.`,
    )
  }
  const { text, value } = await command.run(context, positionals, options as Record<string, string | boolean>)
  return json === true ? JSON.stringify(value, null, 2) : text
}
