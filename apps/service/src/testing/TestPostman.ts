import type { SendMailOptions } from 'nodemailer'
import type { Postman } from '../mail/Postman'

/** A postman that keeps mails instead of sending them. A test can make it refuse mails. */
export interface TestPostman extends Postman {
  readonly kept: { readonly key: string; readonly mail: SendMailOptions }[]
  /** Whether the next mails are refused. Tests set it. */
  refuses: boolean
}

export function createTestPostman(): TestPostman {
  const postman: TestPostman = {
    kept: [],
    refuses: false,
    send: async (key, mail) => {
      if (postman.refuses) throw new Error(`550 no such user ${String(mail.to)}`)
      postman.kept.push({ key, mail })
    },
    close: () => undefined,
  }
  return postman
}
