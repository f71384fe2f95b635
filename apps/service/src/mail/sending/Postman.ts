import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NodemailerError, SendMailOptions } from 'nodemailer'
import { createTransport } from 'nodemailer'

export interface Postman {
  /**
   * @param messageId the id of the mail, unique in the world and the same for every try
   * @throws MailServerAway when the mail server accepts no mails at all.
   * @throws RecipientRefused when the mail server refuses the recipient for good.
   * @throws Error when the mail server did not accept the mail.
   */
  readonly send: (messageId: string, mail: SendMailOptions) => Promise<void>
  readonly close: () => void
}

/** The error of a mail server that cannot be reached, or refuses this service. Other mails would fail too. */
export class MailServerAway extends Error {
  override readonly name = 'MailServerAway'
  readonly code: string

  constructor(code: string, cause: unknown) {
    super(`The mail server accepts no mails (${code}), so none is sent now. They are retried.`, { cause })
    this.code = code
  }
}

/** The error of a mail server that refuses a recipient for good. The mail would never be accepted. */
export class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused'

  constructor(cause: unknown) {
    super('The mail server refuses the recipient for good, so the mail is not retried.', { cause })
  }
}

/** The codes of Nodemailer for failures that concern one mail, not the server. */
const codesOfMails = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM'])

const codeOf = (error: unknown) => {
  const code: unknown = Object(error).code
  return typeof code === 'string' ? code : null
}

/** The SMTP code for a missing login. A mail server can respond with this code to any command (RFC 4954). */
const loginRequired = 530

/**
 * Whether the mail server refuses the recipient for good, with an SMTP code from 500 to 599. The code for a
 * missing login does not count. Its cause is a wrong `SMTP_URL` and not the recipient, so a later try can
 * succeed.
 */
function isRecipientRefused(error: unknown): boolean {
  const { command, permanent, responseCode }: NodemailerError = Object(error)
  return command === 'RCPT TO' && permanent === true && responseCode !== loginRequired
}

/**
 * The longest waits for the mail server, in milliseconds: for a connection, and for any later response. Their
 * sum is far below the time for which a mail is claimed.
 */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 }

/**
 * @param url the server, such as `smtps://user:password@mail.example:465`
 * @param host the host of this installation, for the `Message-ID`
 */
export function createSmtpPostman(url: string, host: string): Postman {
  // One connection sends many mails, and closes when it has been idle.
  const transport = createTransport({ url, ...timeouts, pool: true, maxConnections: 1 })
  return {
    send: async (messageId, mail) => {
      try {
        await transport.sendMail({ ...mail, messageId: `<${messageId}@${host}>` })
      } catch (error) {
        if (isRecipientRefused(error)) throw new RecipientRefused(error)
        const code = codeOf(error)
        throw code === null || codesOfMails.has(code) ? error : new MailServerAway(code, error)
      }
    },
    close: () => transport.close(),
  }
}

/**
 * Writes e-mails as `.eml` files, for the local inbox. When a mail is retried, its file is overwritten.
 *
 * @param host the host of this installation, for the `Message-ID`
 */
export function createFilePostman(folder: string, host: string): Postman {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (messageId, mail) => {
      const { message } = await transport.sendMail({ ...mail, messageId: `<${messageId}@${host}>` })
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${messageId}.eml`)
      // Rename the complete file, so that the inbox never reads an incomplete mail.
      writeFileSync(`${file}.part`, message as Buffer, { mode: 0o600 })
      renameSync(`${file}.part`, file)
    },
    close: () => undefined,
  }
}
