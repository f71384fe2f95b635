import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import { createTransport } from 'nodemailer'

export interface Postman {
  /**
   * Sends one e-mail.
   *
   * @param key the id of the mail, the same for every retry
   * @throws Error when the mail server did not accept the mail.
   */
  readonly send: (key: string, mail: SendMailOptions) => Promise<void>
  readonly close: () => void
}

/**
 * Creates a postman that sends e-mails through an SMTP server.
 *
 * @param url the server, such as `smtps://user:password@mail.example:465`
 */
export function createSmtpPostman(url: string): Postman {
  const transport = createTransport(url)
  return {
    send: async (key, mail) => {
      await transport.sendMail({ ...mail, messageId: `<${key}@spadestik.mail>` })
    },
    close: () => transport.close(),
  }
}

/**
 * Creates a postman that writes e-mails as `.eml` files, for the local inbox. When a mail is retried, its
 * file is overwritten.
 */
export function createFilePostman(folder: string): Postman {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (key, mail) => {
      const { message } = await transport.sendMail({ ...mail, messageId: `<${key}@spadestik.mail>` })
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${key}.eml`)
      // Write the mail under another name and rename the complete file, so that the inbox never reads an
      // incomplete mail.
      writeFileSync(`${file}.part`, message as Buffer, { mode: 0o600 })
      renameSync(`${file}.part`, file)
    },
    close: () => undefined,
  }
}
