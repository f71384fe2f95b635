import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import { createTransport } from 'nodemailer'

/** Sends e-mails. */
export interface Postman {
  /**
   * @param key the same for the same mail, however often it is tried
   * @throws Error when it could not be handed on.
   */
  readonly send: (key: string, mail: SendMailOptions) => Promise<void>
  readonly close: () => void
}

/** Hands e-mails to a server. @param url such as `smtps://user:password@mail.example:465` */
export function createSmtpPostman(url: string): Postman {
  const transport = createTransport(url)
  return {
    send: async (key, mail) => {
      await transport.sendMail({ ...mail, messageId: `<${key}@spadestik.mail>` })
    },
    close: () => transport.close(),
  }
}

/** Writes e-mails as `.eml` files into a folder, where the local inbox shows them. A mail tried again replaces itself. */
export function createFilePostman(folder: string): Postman {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (key, mail) => {
      const { message } = await transport.sendMail({ ...mail, messageId: `<${key}@spadestik.mail>` })
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${key}.eml`)
      // Whoever reads the folder never sees half a mail.
      writeFileSync(`${file}.part`, message as Buffer, { mode: 0o600 })
      renameSync(`${file}.part`, file)
    },
    close: () => undefined,
  }
}
